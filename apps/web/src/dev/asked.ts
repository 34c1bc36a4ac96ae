/** Does the address ask for the developer's panel? */
export const isForDevelopers = (): boolean => new URLSearchParams(location.search).has('dev');
