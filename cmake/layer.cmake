# rattus_layer(FOLDER [LOWER_LAYER...] [EXTERNAL TARGET...] [PCH HEADER...])
#
# Makes library rattus_FOLDER of every .cpp below FOLDER; new files are picked up at the next build. A folder
# without sources is a library of headers.
function(rattus_layer name)
  cmake_parse_arguments(PARSE_ARGV 1 ARG "" "" "EXTERNAL;PCH")
  set(target "rattus_${name}")
  set(uses rattus_options ${ARG_EXTERNAL})
  foreach(lower ${ARG_UNPARSED_ARGUMENTS})
    list(APPEND uses "rattus_${lower}")
  endforeach()

  file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/${name}/*.cpp")
  if(sources)
    add_library(${target} STATIC ${sources})
    target_link_libraries(${target} PUBLIC ${uses})
    if(ARG_PCH)
      target_precompile_headers(${target} PRIVATE ${ARG_PCH})
    endif()
  else()
    add_library(${target} INTERFACE)
    target_link_libraries(${target} INTERFACE ${uses})
  endif()
endfunction()
