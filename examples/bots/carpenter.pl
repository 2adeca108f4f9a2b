#!/usr/bin/perl
# A bot for grotto's arena that is not written in Python: it plays Stone Age, and loves wood.
#
#     grotto arena stone_age --bots random "carpenter=cmd:perl examples/bots/carpenter.pl"
#
# What it is told and what it answers: docs/guide/arena.md. It needs no module, so it knows what it
# is offered, and leaves the view, which is JSON, to programs that can read it.
use strict;
use warnings;

$| = 1;    # an answer that waits in a buffer is none

# What it likes, the best first. Of several offers of a kind the last one is the largest.
my @wishes = (qr/^send (farm|hut|workshop) /, qr/^send forest /, qr/^send /, qr/^pay /, qr/^act /);

my @offers;
while (my $line = <STDIN>) {
    chomp $line;
    if    ($line =~ /^offer (.+)$/) { push @offers, $1 }
    elsif ($line eq 'choose')       { print best(@offers), "\n"; @offers = () }
    elsif ($line =~ /^end /)        { last }
}

sub best {
    my @choices = @_;
    for my $wish (@wishes) {
        my @liked = grep { $_ =~ $wish } @choices;
        return $liked[-1] if @liked;
    }
    return $choices[-1];
}
