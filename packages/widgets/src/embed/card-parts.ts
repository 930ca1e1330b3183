/** The parts of cards. */
import * as thumbnail from '../parts/video-card/Thumbnail.css';
import * as card from '../parts/video-card/VideoCard.css';
import { nameParts } from './named-parts';

nameParts({
  photo: [card.avatar],
  title: [card.titleText],
  channel: [card.talent, card.clipper],
  facts: [card.meta],
  count: [card.count],
  topic: [card.topic, thumbnail.topic],
  duration: [thumbnail.clock, thumbnail.mark, thumbnail.premiere],
});
