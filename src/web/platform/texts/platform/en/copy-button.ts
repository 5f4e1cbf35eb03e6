export const en = {
  copy: 'Copy',
  copied: 'Copied.',
  failed: 'Copying failed. Please select the text and copy it yourself.',
};
