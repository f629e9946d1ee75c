# Third-party libraries, all from the distribution; docs/dependencies.md says why each is here.
find_path(RATTUS_JSON_HEADERS nlohmann/json.hpp PATHS /usr/include /usr/local/include
          NO_CMAKE_FIND_ROOT_PATH REQUIRED)
add_library(rattus_json INTERFACE)
if(EMSCRIPTEN)
  # A folder of its own: with the host's /usr/include the host's C library would come along.
  set(_json_include "${CMAKE_BINARY_DIR}/include")
  file(MAKE_DIRECTORY "${_json_include}")
  file(CREATE_LINK "${RATTUS_JSON_HEADERS}/nlohmann" "${_json_include}/nlohmann" SYMBOLIC)
  target_include_directories(rattus_json SYSTEM INTERFACE "${_json_include}")
elseif(NOT RATTUS_JSON_HEADERS STREQUAL "/usr/include")
  target_include_directories(rattus_json SYSTEM INTERFACE "${RATTUS_JSON_HEADERS}")
endif()

if(NOT EMSCRIPTEN)
  find_package(Threads REQUIRED)
  find_package(Boost 1.81 REQUIRED)  # headers only
  find_package(SQLite3 REQUIRED)
endif()
if(NOT EMSCRIPTEN AND NOT RATTUS_FUZZ)
  find_package(CLI11 REQUIRED)
  find_package(GTest REQUIRED)
  find_package(benchmark REQUIRED)
  # The package's own configuration asks for development files that its library does not need.
  find_path(RATTUS_NATS_HEADERS nats/nats.h)
  find_library(RATTUS_NATS_LIBRARY nats)
  if(RATTUS_QUEUE AND RATTUS_NATS_HEADERS AND RATTUS_NATS_LIBRARY)
    add_library(rattus_nats INTERFACE)
    target_link_libraries(rattus_nats INTERFACE "${RATTUS_NATS_LIBRARY}")
    if(NOT RATTUS_NATS_HEADERS STREQUAL "/usr/include")
      target_include_directories(rattus_nats SYSTEM INTERFACE "${RATTUS_NATS_HEADERS}")
    endif()
  endif()
endif()
