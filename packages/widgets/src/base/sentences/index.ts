'use client';

export * from './SentencesProvider';
export { firstNamespaces, type Format, type Messages } from './translators';
export { useComboboxLabels } from './use-combobox-labels';
export { useDialogLabels } from './use-dialog-labels';
export { useNameProperty } from './use-name-property';
export { withElements } from './with-elements';
export { useOrgName } from './use-org-name';
export { languageNamer, useLanguageName, useTlLanguageOptions } from './use-language-name';
