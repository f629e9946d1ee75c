# cmake -DOUT=FILE -DFUNCTION=NAME -P embed_bytes.cmake -- NAME=FILE...: writes a function that returns the bytes of the
# file of a name, or none.
set(tables "")
set(choices "")
set(given FALSE)
math(EXPR last "${CMAKE_ARGC} - 1")
foreach(i RANGE 1 ${last})
  if(given)
    string(REGEX MATCH "^([a-z]+)=(.+)$" pair "${CMAKE_ARGV${i}}")
    set(name "${CMAKE_MATCH_1}")
    file(READ "${CMAKE_MATCH_2}" hex HEX)
    string(REGEX REPLACE "(................................)" "\\1\n" hex "${hex}")
    string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1, " bytes "${hex}")
    string(APPEND tables "constexpr unsigned char bytes_of_${name}[] = {\n${bytes}};\n")
    string(APPEND choices "  if (name == \"${name}\") return std::as_bytes(std::span(bytes_of_${name}));\n")
  elseif("${CMAKE_ARGV${i}}" STREQUAL "--")
    set(given TRUE)
  endif()
endforeach()
file(WRITE "${OUT}" "#include \"codec/data_files.hpp\"

namespace rattus::codec {
namespace {

${tables}
}  // namespace

std::span<const std::byte> ${FUNCTION}([[maybe_unused]] std::string_view name) {
${choices}  return {};
}

}  // namespace rattus::codec
")
