#!/bin/sh
# Boots this machine's Debian with systemd in namespaces of its own: sandbox.sh FOLDER HIDDEN. What it writes goes to FOLDER;
# HIDDEN, a folder of this machine, is empty in it. Files of FOLDER/upper are there from the start.
set -eu
folder=$1
hidden=$2
root=$folder/root

if [ "${3:-}" != inside ]; then
  # A control group of its own for systemd, in the hierarchy of version 1 or 2.
  groups=/sys/fs/cgroup/systemd
  [ -d "$groups" ] || groups=/sys/fs/cgroup
  group=$groups/beam-manual-$$
  mkdir "$group"
  echo "$group" > "$folder/control-group"
  echo $$ > "$group/cgroup.procs"
  exec unshare --mount --pid --fork --net --uts --ipc --cgroup --kill-child sh "$0" "$folder" "$hidden" inside
fi

mount --make-rprivate /
mount -t overlay overlay -o "lowerdir=/,upperdir=$folder/upper,workdir=$folder/work" "$root"
mount -t proc proc "$root/proc"
# The kernel's settings are those of the whole machine.
mount --bind "$root/proc/sys" "$root/proc/sys"
mount -o remount,bind,ro "$root/proc/sys"
mount -t sysfs -o ro sysfs "$root/sys"
if [ -d /sys/fs/cgroup/systemd ]; then
  mount -t tmpfs -o mode=755 tmpfs "$root/sys/fs/cgroup"
  mkdir "$root/sys/fs/cgroup/systemd"
  mount -t cgroup -o none,name=systemd,xattr cgroup "$root/sys/fs/cgroup/systemd"
else
  mount -t cgroup2 cgroup2 "$root/sys/fs/cgroup"
fi
mount -t tmpfs -o mode=755 tmpfs "$root/dev"
for device in null zero full random urandom tty; do
  touch "$root/dev/$device"
  mount --bind "/dev/$device" "$root/dev/$device"
done
mkdir "$root/dev/pts" "$root/dev/shm"
mount -t devpts -o newinstance,ptmxmode=0666 devpts "$root/dev/pts"
mount -t tmpfs tmpfs "$root/dev/shm"
ln -s pts/ptmx "$root/dev/ptmx"
ln -s /proc/self/fd "$root/dev/fd"
mount -t tmpfs -o mode=755 tmpfs "$root/run"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
case $hidden in /tmp/*) ;; *) mount -t tmpfs tmpfs "$root$hidden" ;; esac
ip link set lo up
ip address add 203.0.113.10/32 dev lo # the public address
hostname manual

# Nothing that this machine starts is started: as after an installation of Debian.
find "$root/etc/systemd/system" -path '*.wants/*' -delete
rm -f "$root/etc/machine-id"
touch "$root/etc/machine-id"

mkdir -p "$root/run/former-root"
cd "$root"
pivot_root . run/former-root
umount -l /run/former-root
# As on a machine; systemd passes credentials to services this way.
mount --make-rshared /
exec env -i container=manual PATH=/usr/sbin:/usr/bin:/sbin:/bin /lib/systemd/systemd --unit=multi-user.target
