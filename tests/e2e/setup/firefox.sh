#!/bin/sh
exec node --import tsx "$(dirname "$0")/firefox.ts" "$@"
