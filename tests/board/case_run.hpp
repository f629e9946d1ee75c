#pragma once
// A case of the board game in play, with its second world beside it.
#include <functional>
#include <memory>

#include "tests/board/case_play.hpp"
#include "tests/runner/case_kit.hpp"

namespace rattus::cases {

/// What is given, what it is in the other world, and what chance does. Mistakes in items go into the report; one in
/// the whole is thrown.
Scene read_scene(const runner::Case& c, runner::Report& report);

class Run : public runner::Playing {
 public:
  Run(const runner::Case& c, Scene scene) : case_(c), scene_(std::move(scene)) {}

  void step(const std::string& text) override;
  void expect(const std::string& text) override;
  void end_block() override;

  [[nodiscard]] const Scene& scene() const { return scene_; }
  /// The game in the other world.
  [[nodiscard]] const Play& other() const;
  /// Plays the case up to here once for each outcome of chance.
  void each_outcome(const std::function<void(const Play&, double chance)>& use) const;

 private:
  Play& play();

  const runner::Case& case_;
  Scene scene_;
  std::size_t block_ = 0;
  std::unique_ptr<Play> play_, other_;
};

std::unique_ptr<runner::Playing> begin_case(const runner::Case& c, runner::Report& report);

}  // namespace rattus::cases
