# rattus_source_hash: which sources the program is made of. cli/serving/queue/source_hash.hpp declares what this defines.
file(GLOB_RECURSE hashed CONFIGURE_DEPENDS
     "${CMAKE_SOURCE_DIR}/engine/*.[ch]pp" "${CMAKE_SOURCE_DIR}/ai/*.[ch]pp" "${CMAKE_SOURCE_DIR}/table/*.[ch]pp"
     "${CMAKE_SOURCE_DIR}/codec/*.[ch]pp" "${CMAKE_SOURCE_DIR}/host/*.[ch]pp"
     "${CMAKE_SOURCE_DIR}/cli/*.[ch]pp" "${CMAKE_SOURCE_DIR}/data/*.json")
set(hash_source "${CMAKE_BINARY_DIR}/generated/source_hash.cpp")
add_custom_command(
  OUTPUT "${hash_source}"
  COMMAND "${CMAKE_COMMAND}" "-DOUT=${hash_source}" "-DROOT=${CMAKE_SOURCE_DIR}"
          -P "${CMAKE_SOURCE_DIR}/cmake/write_source_hash.cmake"
  DEPENDS ${hashed} "${CMAKE_SOURCE_DIR}/cmake/write_source_hash.cmake"
  COMMENT "Hashing sources"
  VERBATIM)
add_library(rattus_source_hash STATIC "${hash_source}")
target_link_libraries(rattus_source_hash PRIVATE rattus_options)
