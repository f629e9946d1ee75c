# cmake -DOUT=FILE -DROOT=FOLDER -P write_source_hash.cmake: writes the hash of all sources that decide how a game is played,
# or what programs say to each other of it, as a C++ function.
set(all "")
foreach(folder engine ai table codec host cli data)
  file(GLOB_RECURSE files RELATIVE "${ROOT}" "${ROOT}/${folder}/*.[ch]pp" "${ROOT}/${folder}/*.json")
  list(SORT files)
  foreach(file ${files})
    file(SHA256 "${ROOT}/${file}" hash)
    string(APPEND all "${file} ${hash}\n")
  endforeach()
endforeach()
string(SHA256 hash "${all}")
string(SUBSTRING "${hash}" 0 16 hash)
file(WRITE "${OUT}" "#include \"cli/serving/queue/source_hash.hpp\"

namespace rattus::cli {

const std::string& source_hash() {
  static const std::string hash = \"${hash}\";
  return hash;
}

}  // namespace rattus::cli
")
