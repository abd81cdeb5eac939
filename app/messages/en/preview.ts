export const onlyOfficeSees =
  'A preview: as this page will be when it is published. Only the office sees it.';
