/** The parts of a multiview. */
import { nameParts } from '../named-parts';
import * as css from './stage.css';

nameParts({
  bar: [css.bar],
  stage: [css.stage],
  cell: [css.cell],
  other: [css.other],
  poster: [css.poster],
  play: [css.play],
  name: [css.name],
});
