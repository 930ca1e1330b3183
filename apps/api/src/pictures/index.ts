export { drawBanner } from './banner';
export { stampChannelId, stampVideoId, type Look, type VideoLook } from './look';
export { bannerPath, photoPath, videoPath } from './paths';
export { drawPhoto } from './photo';
export { pictures, type Drawings } from './plugin';
export { sceneCode, type SceneName } from './scenes';
export { drawThumbnail } from './thumbnail';
