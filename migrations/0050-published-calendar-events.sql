-- The events of a calendar as it was last read: an event keeps its uid when its day moves, and its sequence grows when its day or text
-- changes, whatever caused that.
alter table calendar_feeds add column published_events json not null default '[]';
