/** Where a pointer is, in the coordinates of this picture; undefined while the picture is not on the screen. */
export function toBoard(picture: SVGGraphicsElement | null, at: { clientX: number; clientY: number }): DOMPoint | undefined {
  const matrix = picture?.getScreenCTM();
  return matrix ? new DOMPoint(at.clientX, at.clientY).matrixTransform(matrix.inverse()) : undefined;
}
