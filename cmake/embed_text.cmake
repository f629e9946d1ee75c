# cmake -DOUT=FILE -DROOT=FOLDER [-DWITHOUT_NOTES=1] -P embed_text.cmake -- FILE...: writes the files as a sorted C++
# table, without the lines of JSON that say where a table comes from if so asked.
set(rows "")
set(given FALSE)
set(last ${CMAKE_ARGC})
math(EXPR last "${last} - 1")
foreach(i RANGE 1 ${last})
  if(given)
    file(RELATIVE_PATH name "${ROOT}" "${CMAKE_ARGV${i}}")
    file(READ "${CMAKE_ARGV${i}}" text)
    if(WITHOUT_NOTES)
      string(REGEX REPLACE "\n *\"note\": \"[^\"\n]*\"," "" text "${text}")
    endif()
    string(APPEND rows "    {\"${name}\", R\"rattus~(${text})rattus~\"},\n")
  elseif("${CMAKE_ARGV${i}}" STREQUAL "--")
    set(given TRUE)
  endif()
endforeach()
file(WRITE "${OUT}" "#include \"codec/data_files.hpp\"

namespace rattus::codec {

std::span<const DataFile> data_files() {
  static constexpr DataFile table[] = {
${rows}    {}
  };
  return std::span(table).first(std::size(table) - 1);
}

}  // namespace rattus::codec
")
