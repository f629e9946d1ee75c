# cmake -DOUT=FILE -DFUNCTION=NAME [-DIN=FILE] -P embed_bytes.cmake: writes a function that returns the bytes of the file,
# or none.
set(bytes "")
if(IN)
  file(READ "${IN}" hex HEX)
  string(REGEX REPLACE "(................................)" "\\1\n" hex "${hex}")
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1, " bytes "${hex}")
endif()
file(WRITE "${OUT}" "#include \"codec/data_files.hpp\"

namespace rattus::codec {

std::span<const std::byte> ${FUNCTION}() {
  static constexpr unsigned char bytes[] = {
${bytes} 0};
  return std::as_bytes(std::span(bytes)).first(std::size(bytes) - 1);
}

}  // namespace rattus::codec
")
