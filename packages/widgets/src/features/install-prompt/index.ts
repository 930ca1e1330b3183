export { InstallPrompt } from './InstallPrompt';
export { holdInstallOffers } from './install-offer';
