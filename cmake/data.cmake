# rattus_data: the tables and texts of data/ as part of the program, so that it runs anywhere, the browser included.
# codec/data_files.hpp declares what this defines.
file(GLOB_RECURSE data_files CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/data/*.json")
if(EMSCRIPTEN)
  # The page has words of its own, and nobody looks up there where a table comes from.
  list(FILTER data_files EXCLUDE REGEX "/data/(terminal/|texts/de|ratings)")
  set(without_notes -DWITHOUT_NOTES=1)
endif()
set(data_source "${CMAKE_BINARY_DIR}/generated/data_files.cpp")
add_custom_command(
  OUTPUT "${data_source}"
  COMMAND "${CMAKE_COMMAND}" "-DOUT=${data_source}" "-DROOT=${CMAKE_SOURCE_DIR}/data" ${without_notes}
          -P "${CMAKE_SOURCE_DIR}/cmake/embed_text.cmake" -- ${data_files}
  DEPENDS ${data_files} "${CMAKE_SOURCE_DIR}/cmake/embed_text.cmake"
  COMMENT "Embedding data/"
  VERBATIM)
add_library(rattus_data STATIC "${data_source}")
target_link_libraries(rattus_data PRIVATE rattus_options)
if(EMSCRIPTEN)
  return()  # the page fetches nets by itself
endif()

# The nets of the games, as far as there are any: `net_file` finds them by the game's name.
set(nets "")
set(net_files "")
foreach(net rattus=board.net cartus=cartus.net)
  string(REGEX REPLACE "^.*=" "" name "${net}")
  file(GLOB found CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/data/nets/${name}")
  if(found)
    string(REPLACE "=${name}" "=${found}" net "${net}")
    list(APPEND nets "${net}")
    list(APPEND net_files "${found}")
  endif()
endforeach()
set(net_source "${CMAKE_BINARY_DIR}/generated/net_files.cpp")
add_custom_command(
  OUTPUT "${net_source}"
  COMMAND "${CMAKE_COMMAND}" "-DOUT=${net_source}" "-DFUNCTION=net_file" -P "${CMAKE_SOURCE_DIR}/cmake/embed_bytes.cmake"
          -- ${nets}
  DEPENDS ${net_files} "${CMAKE_SOURCE_DIR}/cmake/embed_bytes.cmake"
  COMMENT "Embedding data/nets/"
  VERBATIM)
target_sources(rattus_data PRIVATE "${net_source}")
