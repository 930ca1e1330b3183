/** What a video of the demo world looks like: a quiet scene whose colours follow from its id, with the clock of the stream. */
import { formatDuration } from '@oshimado/domain';

const TURN = Math.PI * 2;

/** A number from 0 to 359 that stays the same for an id. */
function hueOf(id: string): number {
  let hue = 0;
  for (const character of id) hue = (hue * 31 + (character.codePointAt(0) ?? 0)) % 360;
  return hue;
}

export interface DemoScene {
  readonly id: string;
  readonly title: string;
  /** Seconds. */
  readonly at: number;
}

/** Draws one moment; the same moment always looks the same, so that two players in sync look alike. */
export function drawDemo(context: CanvasRenderingContext2D, { id, title, at }: DemoScene) {
  const { width, height } = context.canvas;
  const hue = (hueOf(id) + at / 40) % 360;
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, `hsl(${hue} 45% 22%)`);
  sky.addColorStop(1, `hsl(${(hue + 40) % 360} 55% 42%)`);
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);

  // A sun that goes round once a minute shows that time passes.
  const angle = (at / 60) * TURN;
  context.fillStyle = `hsl(${(hue + 60) % 360} 85% 78%)`;
  context.beginPath();
  context.arc(
    width / 2 + Math.cos(angle) * width * 0.36,
    height / 2 + Math.sin(angle) * height * 0.26,
    height * 0.06,
    0,
    TURN,
  );
  context.fill();

  context.strokeStyle = 'rgb(255 255 255 / 45%)';
  context.lineWidth = height * 0.006;
  context.beginPath();
  for (let x = 0; x <= width; x += width / 80) {
    const wave = Math.sin(x / (width / 12) + at) * Math.sin(x / (width / 5) + at / 3);
    context.lineTo(x, height * 0.72 + wave * height * 0.05);
  }
  context.stroke();

  context.fillStyle = '#fff';
  context.textAlign = 'center';
  context.font = `700 ${height * 0.17}px system-ui, sans-serif`;
  context.fillText(formatDuration(at), width / 2, height * 0.55);
  context.font = `${height * 0.045}px system-ui, sans-serif`;
  context.fillText(title, width / 2, height * 0.17, width * 0.9);
}
