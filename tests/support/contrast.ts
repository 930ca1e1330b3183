/** Contrast of two colors as CSS computes them: the first is opaque, the second may be transparent and lies on white. */
export function contrastOf(front: string, ground: string): number {
  const read = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = ([red = 0, green = 0, blue = 0, alpha = 1]: number[]) => {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
      const share = (part * alpha + 255 * (1 - alpha)) / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [low = 0, high = 0] = [luminance(read(front)), luminance(read(ground))].sort(
    (one, other) => one - other,
  );
  return (high + 0.05) / (low + 0.05);
}
