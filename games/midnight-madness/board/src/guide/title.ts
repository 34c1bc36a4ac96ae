/** The name of the guided game: the page for a new game shows it before the guide itself is there. */
export const TITLE = 'Your first night on the walls';
