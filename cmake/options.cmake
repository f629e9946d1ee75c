# What every target shares.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_CXX_SCAN_FOR_MODULES OFF)
# Random play branches at random: comparing is cheaper than a mispredicted jump through a table.
set(CMAKE_CXX_FLAGS_RELEASE "-O2 -fno-jump-tables -DNDEBUG")

# The programs are built where they run, so they may use all that the processor has. A binary that is to be carried
# elsewhere is built with -DRATTUS_MARCH=x86-64-v2. Results do not depend on it: rules are integers, and computer
# players are built without contraction of floating-point operations.
if(NOT EMSCRIPTEN)
  set(_default_march native)
endif()
set(RATTUS_MARCH "${_default_march}" CACHE STRING "-march for native builds; empty: the compiler's default")
option(RATTUS_LTO "Link-time optimisation" OFF)
option(RATTUS_QUEUE "Self-play on many machines by NATS, if libnats-dev is there" ON)
option(RATTUS_FUZZ "Build the libFuzzer targets instead of the programs (clang)" OFF)
option(RATTUS_CHECKED "Look at every step of a game: was it legal, is what came of it sound" OFF)
set(RATTUS_SANITIZE "" CACHE STRING "-fsanitize= list, e.g. address,undefined")

add_library(rattus_options INTERFACE)
target_include_directories(rattus_options INTERFACE "${CMAKE_SOURCE_DIR}")
target_compile_options(rattus_options INTERFACE -Wall -Wextra -Wpedantic -Werror -ffp-contract=off)
if(RATTUS_MARCH)
  target_compile_options(rattus_options INTERFACE "-march=${RATTUS_MARCH}")
endif()
if(EMSCRIPTEN)
  # Native WebAssembly exceptions: the codec refuses a bad file in the browser just as it does elsewhere.
  target_compile_options(rattus_options INTERFACE
    -fwasm-exceptions -msimd128 "SHELL:-include ${CMAKE_SOURCE_DIR}/wasm/libcxx.hpp")
  target_link_options(rattus_options INTERFACE -fwasm-exceptions)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  # The time stamp in a precompiled header would make every compiler-cache lookup fail.
  target_compile_options(rattus_options INTERFACE "SHELL:-Xclang -fno-pch-timestamp")
elseif(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  target_compile_options(rattus_options INTERFACE -fpch-preprocess)
endif()
if(RATTUS_CHECKED)
  target_compile_definitions(rattus_options INTERFACE RATTUS_CHECKED)
endif()
if(RATTUS_SANITIZE)
  set(_sanitize "-fsanitize=${RATTUS_SANITIZE}" -fno-sanitize-recover=all -fno-omit-frame-pointer)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # With these checks g++ no longer takes the address of a constant for other than null, and static assertions do not
    # compile; a null pointer that is used ends the program anyway.
    list(APPEND _sanitize -fno-sanitize=null,nonnull-attribute,returns-nonnull-attribute)
    # Functions that hold all they call (gnu::flatten) take ten minutes each with these checks, and are warned of for
    # writing where they cannot; here they stay apart, and each is found in a backtrace.
    list(APPEND _sanitize -Dflatten=unused)
  endif()
  target_compile_options(rattus_options INTERFACE ${_sanitize})
  target_link_options(rattus_options INTERFACE ${_sanitize})
endif()
if(RATTUS_LTO)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(rattus_options INTERFACE -flto=auto)
    target_link_options(rattus_options INTERFACE -flto=auto)
    set(CMAKE_AR gcc-ar)
    set(CMAKE_RANLIB gcc-ranlib)
  else()
    target_compile_options(rattus_options INTERFACE -flto=thin)
    target_link_options(rattus_options INTERFACE -flto=thin -fuse-ld=lld)
  endif()
endif()

find_program(RATTUS_CCACHE ccache)
if(RATTUS_CCACHE)
  # What was compiled in one clone serves another: paths are taken from the top of the tree.
  set(CMAKE_CXX_COMPILER_LAUNCHER
      "${CMAKE_COMMAND};-E;env;CCACHE_BASEDIR=${CMAKE_SOURCE_DIR};CCACHE_NOHASHDIR=1"
      "CCACHE_SLOPPINESS=pch_defines,time_macros;${RATTUS_CCACHE}")
endif()
