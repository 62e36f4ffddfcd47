#!/bin/sh
# Makes a certificate of one's own for localhost and further names, and writes both into the file that HAProxy reads:
#   deploy/make-certificate.sh [NAME …]
# A browser warns of it, since no authority has signed it. What is there stays; remove deploy/tls for another.
set -eu
folder=$(dirname "$0")/tls
[ -f "$folder/server.pem" ] && exit 0
names=DNS:localhost,IP:127.0.0.1
for name in "$@"; do names=$names,DNS:$name; done
mkdir -p -m 700 "$folder"
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 365 -subj /CN=localhost \
  -addext "subjectAltName=$names" -keyout "$folder/key.pem" -out "$folder/certificate.pem" 2>/dev/null
cat "$folder/certificate.pem" "$folder/key.pem" >"$folder/server.pem"
# HAProxy's image runs as a user of its own, and has to read it; on this machine the folder keeps others out.
chmod 644 "$folder/server.pem"
chmod 600 "$folder/key.pem"
echo "A certificate for $names is in $folder; it is valid for a year."
