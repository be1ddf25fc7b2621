# A shared cache between the TLS proxy and the site, for Varnish 7 with varnish-modules (xkey).
#
#   varnishd -f …/varnish.vcl -s malloc,256m -a visitors=127.0.0.1:6081 -a purge=127.0.0.1:6082
#
# nginx.conf then passes requests on to port 6081 instead of 3000. Settings of the site that go with it:
# CDN_PURGE_URL=http://127.0.0.1:6082  CDN_PURGE_METHOD=PURGE  TRUST_PROXY=127.0.0.1
#
# Trust: whoever reaches the socket "purge" can empty the cache. Only the site may reach it, and the proxy must not pass
# requests on to it. Varnish adds the proxy's address to X-Forwarded-For, which the site trusts.
vcl 4.1;

import std;
import xkey;

backend site {
  .host = "127.0.0.1";
  .port = "3000";
  .connect_timeout = 1s;
  .first_byte_timeout = 310s; # an upload takes up to UPLOAD_SECONDS
  .between_bytes_timeout = 30s;
}

sub vcl_recv {
  if (local.socket == "purge") {
    if (req.method != "PURGE" || !req.http.Surrogate-Key) {
      return (synth(405));
    }
    set req.http.X-Purged = xkey.purge(req.http.Surrogate-Key);
    return (synth(200));
  }

  # Only Varnish itself sets these. The second time it has replaced Accept-Encoding.
  if (req.restarts == 0) {
    unset req.http.X-Encoding;
    unset req.http.X-Looked-Up;
  }
  # Pages are the same for everybody: the site reads no cookies.
  unset req.http.Cookie;

  # Forms, and methods that the site answers with 405. Never piped: each request is looked at.
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # What concerns one visitor or the process itself. The site also says so in Cache-Control; here they do not wait for one another.
  if (req.url ~ "^/(?:api/|hooks/|preview|app(?:[?]|$)|healthz|readyz|metrics|openapi\.json)" || req.url ~ "[?&](?:sent|q)=" || req.http.Authorization) {
    return (pass);
  }
  # Brotli is a fifth smaller than the gzip that Varnish itself asks for.
  if (req.restarts == 0 && req.http.Accept-Encoding ~ "(?:^|[ ,])br(?:$|[ ,;])" && req.http.Accept-Encoding !~ "br;q=0(?:\.0*)?(?:,|$)") {
    set req.http.X-Encoding = "br";
  }
  # A page that is out of date is sent for ten seconds while it is fetched again; for a day where the site does not respond (see vcl_deliver).
  if (req.restarts == 0) {
    set req.grace = 10s;
  } else {
    set req.grace = 24h;
  }
  set req.http.X-Looked-Up = "yes";
  return (hash);
}

sub vcl_hash {
  hash_data(req.url);
  hash_data(req.http.Host);
  hash_data(req.http.X-Encoding);
  return (lookup);
}

sub vcl_backend_fetch {
  if (bereq.http.X-Encoding == "br") {
    set bereq.http.Accept-Encoding = "br";
  }
  unset bereq.http.X-Encoding;
  unset bereq.http.X-Looked-Up;
}

sub vcl_backend_response {
  # While a stale page is sent, a failed fetch must not replace it.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  # Kept is only what the site declares: pages for CDNs, and files for every cache.
  if (bereq.uncacheable || beresp.http.Set-Cookie || beresp.status != 200) {
    call not_kept;
  } else if (beresp.http.CDN-Cache-Control ~ "max-age=[0-9]+") {
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*max-age=([0-9]+).*$", "\1s"), 0s);
    set beresp.grace = 24h;
    set beresp.http.xkey = beresp.http.Surrogate-Key;
  } else if (beresp.http.Cache-Control ~ "^public, max-age=[0-9]+") {
    set beresp.grace = 24h;
  } else {
    call not_kept;
  }
  return (deliver);
}

# For some seconds requests for it do not wait for one another; a response that may be kept ends that.
sub not_kept {
  set beresp.uncacheable = true;
  set beresp.ttl = 10s;
  set beresp.grace = 0s;
}

sub vcl_deliver {
  # The site does not respond, or is overloaded: a stale page is better. The second time any age will do.
  if (resp.status >= 500 && req.restarts == 0 && req.http.X-Looked-Up) {
    return (restart);
  }
  # Tags and times are for caches only.
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
  unset resp.http.CDN-Cache-Control;
  unset resp.http.Surrogate-Control;
  unset resp.http.xkey;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
  unset resp.http.Server;
  set resp.http.X-Cache = "miss";
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  }
}

# Errors of Varnish itself: the headers of the site's own errors, and nothing about the upstream.
sub vcl_backend_error {
  call error_headers;
  set beresp.http.Retry-After = "5";
  synthetic("We cannot answer just now. Please try again in a moment.");
  return (deliver);
}

sub vcl_synth {
  unset resp.http.Server;
  unset resp.http.X-Varnish;
  set resp.http.Content-Type = "text/plain; charset=utf-8";
  set resp.http.Cache-Control = "no-store";
  if (req.http.X-Purged) {
    set resp.body = req.http.X-Purged + " removed";
  } else {
    set resp.body = "This is not possible here.";
  }
  return (deliver);
}

sub error_headers {
  set beresp.http.Content-Type = "text/plain; charset=utf-8";
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Content-Security-Policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  set beresp.http.X-Content-Type-Options = "nosniff";
  set beresp.http.X-Frame-Options = "DENY";
  set beresp.http.Referrer-Policy = "strict-origin-when-cross-origin";
  set beresp.http.Strict-Transport-Security = "max-age=63072000";
}
