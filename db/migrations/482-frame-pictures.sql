-- Two more places among the pictures of pages: above the foot of the visit pages, and beside signing in.
update settings
set value = '{"footer": "calendar-moon", "signIn": "hero-temple-dusk"}'::jsonb || value
where key = 'pagePictures';
