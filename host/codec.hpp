#pragma once
// Hosts speak in the messages of codec/: its names are used here as their own.

namespace rattus::codec {}

namespace rattus::host {
using namespace codec;
}
