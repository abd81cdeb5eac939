#!/bin/bash
# Checks the files of deploy/observability with promtool (Debian: apt-get install prometheus): the configuration, the
# rules, what these say of made-up numbers, and that the board asks for nothing that the site does not count.
set -euo pipefail
cd "$(dirname "$0")/../deploy/observability"
promtool check config prometheus.yml
promtool check rules alerts.yml
promtool test rules alerts.test.yml
names() { grep -ohE 'mandir_[a-z_]+' "$@" | sed -E 's/_(bucket|count|sum)$//' | sort -u; }
counted=$(sed -nE "s/.*(counter|histogram|gauge)\('([a-z_]+)'.*/\2/p" ../../app/server/metrics/prometheus.ts | sort -u)
counted="$counted queues_read $(sed -nE "s/.*gauge\('(connections|busy|waiting)'.*/database_pool_\1/p" ../../app/server/metrics/prometheus.ts)"
for name in $(names alerts.yml board.json); do
  grep -qwE "${name#mandir_}" <<< "$counted" || { echo "$name is asked for and not counted" >&2; exit 1; }
done
echo "deploy/observability is good."
