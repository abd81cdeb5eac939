# Varnish (7.0 or later; Debian: apt-get install varnish) between the proxy that speaks https and the site:
#   varnishd -f /etc/varnish/mandir.vcl -a http=127.0.0.1:6081 -a purge=127.0.0.1:6082 -s malloc,256m
# The proxy passes everything to 127.0.0.1:6081. For the site: SHARED_CACHE=yes, PURGE_URL=http://127.0.0.1:6082/,
# a PURGE_SECRET, and TRUSTED_PROXIES=2 (Varnish adds the proxy's address to X-Forwarded-For).
# It keeps what the site allows in CDN-Cache-Control (RFC 9213), and nothing else. Tried by scripts/shared-cache.sh.
vcl 4.1;

import std;

backend site {
  .host = "127.0.0.1";
  .port = "3000";
}

sub vcl_recv {
  # The site's word of a change. Only this machine reaches this address; keep it so, since nothing here can check the
  # signature of the message.
  if (local.socket == "purge") {
    if (req.method != "POST" || req.http.Surrogate-Key !~ "^[a-z0-9-]+( [a-z0-9-]+)*$") {
      return (synth(400, "Bad Request"));
    }
    # No spaces in the expression: they would end it.
    if (std.ban("obj.http.Surrogate-Key ~ (^|[[:space:]])(" + regsuball(req.http.Surrogate-Key, " ", "|") + ")([[:space:]]|$)")) {
      return (synth(200, "Forgotten"));
    }
    return (synth(500, std.ban_error()));
  }
  # A visitor does not decide what is traced.
  unset req.http.traceparent;
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Cookies decide nothing here: the site reads them, and says of its answer whether it is everybody's.
  return (hash);
}

sub vcl_backend_response {
  set beresp.grace = 0s;
  set beresp.keep = 0s;
  if (!beresp.http.Set-Cookie && beresp.http.CDN-Cache-Control ~ "^max-age=[1-9][0-9]*$") {
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^max-age=", "") + "s", 0s);
    set beresp.uncacheable = false;
    return (deliver);
  }
  # Nobody waits here for another one's answer: each request for it goes to the site.
  set beresp.ttl = 120s;
  set beresp.uncacheable = true;
  return (deliver);
}

sub vcl_deliver {
  # Between the site and its caches alone.
  unset resp.http.Surrogate-Key;
  unset resp.http.CDN-Cache-Control;
  if (obj.hits > 0) {
    set resp.http.X-Cache = "HIT";
  } else {
    set resp.http.X-Cache = "MISS";
  }
}
