-- About and History of the home page are one section: these texts stand nowhere any more. A stored
-- row with a part that its default lacks would lose the rest of its texts too.

update settings
  set value = value - 'worship' - 'learning' - 'serving'
  where key = 'homeWords';

update settings
  set value = (value - 'worship' - 'learning' - 'serving' - 'historyMore')
    #- '{history,kicker}' #- '{history,lead}'
  where key = 'homeHeads';
