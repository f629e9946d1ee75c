// Nets: that those of the program fit it, and which players judge by them.
#include "host/nets.hpp"

#include <fstream>
#include <iterator>

#include <gmock/gmock.h>

#include "codec/data_files.hpp"
#include "tests/ai/nets.hpp"
#include "tests/host/one_session.hpp"

namespace rattus::host {
namespace {

using test::net_of;
using test::NetNumbers;
using ::testing::HasSubstr;

ai::Agent equipped(const std::string& name, const Nets& nets) {
  std::string error;
  ai::Agent agent = ai::parse_agent(name, error).value();
  nets.equip(agent);
  return agent;
}

/// One net of the board game, with weights by chance.
Nets some_nets() { return Nets({net_of(NetNumbers({1, 2}))}); }

using Parts = std::vector<std::string>;

/// Parts that the nets of the repository have not learned, by the kit of their game.
const Parts& added_since_training(board::Kit) {
  static const Parts parts{};
  return parts;
}
const Parts& added_since_training(cartus::Kit) {
  static const Parts parts{};
  return parts;
}

/// The file of the repository belongs to the program, fits it, and is small enough to be fetched.
template <class Kit>
void expect_carried(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  const std::string bytes(std::istreambuf_iterator<char>(file), {});
  ASSERT_EQ(bytes.size(), net_file(Kit::name).size()) << "the program carries another file: build it anew";
  if (bytes.empty()) {
    EXPECT_EQ(carried_nets().of<Kit>(), nullptr);
    return;
  }
  const auto read = read_net(std::as_bytes(std::span(bytes)));
  const auto* net = std::get_if<NetPointer>(&read);
  ASSERT_TRUE(net) << std::get<std::string>(read);
  ASSERT_TRUE(carried_nets().of<Kit>());
  EXPECT_EQ(carried_nets().of<Kit>()->hash(), (*net)->hash());
  EXPECT_NE((*net)->policy(), nullptr) << "the search is weaker without a policy: train/policy.py";
  EXPECT_TRUE(ai::Net::is_for(std::as_bytes(std::span(bytes)), ai::input_layout<Kit>()));
  EXPECT_THAT(bytes, HasSubstr("RATNAM01")) << "a new part would make it useless: write it with train/net_file.py";
  EXPECT_THAT((*net)->unlearned(), ::testing::ElementsAreArray(added_since_training(Kit{})))
      << "train a new net (docs/learning.md), or name here what has been added since it was trained";
  EXPECT_LE(bytes.size(), 400'000U) << "pages fetch it";
}

TEST(Nets, TheFilesOfTheRepositoryFitTheProgram) {
  expect_carried<board::Kit>("data/nets/board.net");
  expect_carried<cartus::Kit>("data/nets/cartus.net");
}

TEST(Nets, OneForOtherInputsIsRefusedWithTheReason) {
  const std::string bytes = NetNumbers({1, 2}).file(ai::input_layout().hash + 1);
  Nets nets = some_nets();
  const NetPointer before = nets.of<board::Kit>();
  EXPECT_THAT(nets.take(std::as_bytes(std::span(bytes))), HasSubstr("other inputs"));
  EXPECT_EQ(nets.of<board::Kit>(), before);
}

std::span<const std::byte> bytes_of(const std::string& text) { return std::as_bytes(std::span(text)); }

TEST(Nets, OneThatNamesItsInputsIsReadForItsGameWhateverItLacks) {
  const ai::InputLayout less = test::layout_without({"45", "7", "inns"});
  const ai::InputLayout fewer = test::layout_without({"palace"}, ai::input_layout<cartus::Kit>());
  const auto read = [](const ai::InputLayout& layout) {
    return std::get<NetPointer>(read_net(bytes_of(test::named_file(NetNumbers({1, 2}, layout)))));
  };
  EXPECT_EQ(read(less)->inputs(), ai::input_layout().hash);
  EXPECT_EQ(read(fewer)->inputs(), ai::input_layout<cartus::Kit>().hash);
  EXPECT_EQ(note_on(*read(less)),
            "the net of the board game has learned 43 of 45 class cards and 5 of 6 modules; it counts what it has not "
            "learned (card 7, card 45, inns) as nothing. Train a new net: docs/learning.md");
  EXPECT_EQ(note_on(*read(fewer)),
            "the net of Cartus has learned 11 of 12 buildings; it counts what it has not learned (palace) as nothing. "
            "Train a new net: docs/learning.md");
  EXPECT_EQ(note_on(*read(ai::input_layout())), "");
  ai::InputLayout chess = less;
  chess.of = "chess";
  EXPECT_THAT(std::get<std::string>(read_net(bytes_of(test::named_file(NetNumbers({1, 2}, chess))))),
              HasSubstr("another game"));
}

TEST(Nets, APolicyThatIsLeftOutIsTold) {
  const std::string policy = test::PolicyNumbers(4).bytes();
  const auto net = std::get<NetPointer>(read_net(bytes_of(test::named_file(NetNumbers({1, 2}), policy))));
  EXPECT_EQ(note_on(*net),
            "the net of the board game is used without its policy, which is for other cues than this program uses. "
            "Train a new net: docs/learning.md");
}

TEST(Nets, OneThatIsRefusedIsTold) {
  const NetNumbers cards({3, 4}, ai::input_layout<cartus::Kit>());
  const std::string other = NetNumbers({1, 2}).file(7), good = cards.file(cards.layout->hash);
  const NetsRead read =
      read_nets([&](std::string_view game) { return bytes_of(game == board::Kit::name ? other : good); });
  ASSERT_EQ(read.nets.size(), 1U);
  EXPECT_EQ(read.nets.front()->inputs(), cards.layout->hash);
  EXPECT_THAT(read.refused,
              ::testing::ElementsAre(::testing::AllOf(HasSubstr("the program's net of the board game is refused"),
                                                      HasSubstr("train a new"))));
  EXPECT_TRUE(read_nets([](std::string_view) { return std::span<const std::byte>(); }).refused.empty());
}

TEST(Nets, NotesAreOnThoseThatHaveNotLearnedAll) {
  EXPECT_EQ(notes_on_carried_nets().empty(),
            added_since_training(board::Kit{}).empty() && added_since_training(cartus::Kit{}).empty());
  EXPECT_TRUE(some_nets().notes().empty());
  const ai::InputLayout less = test::layout_without({"45"});
  const Nets nets({std::get<NetPointer>(read_net(bytes_of(test::named_file(NetNumbers({1, 2}, less)))))});
  EXPECT_THAT(nets.notes(), ::testing::ElementsAre(HasSubstr("44 of 45 class cards")));
}

TEST(Nets, OneTakesThePlaceOfThatOfItsGameAlone) {
  Nets nets = some_nets();
  const NetPointer board = nets.of<board::Kit>();
  const auto take = [&nets](const NetNumbers& numbers) {
    const std::string bytes = numbers.file(numbers.layout->hash);
    return nets.take(std::as_bytes(std::span(bytes)));
  };
  EXPECT_EQ(take(NetNumbers({3, 4}, ai::input_layout<cartus::Kit>())), "");
  const NetPointer cards = nets.of<cartus::Kit>();
  ASSERT_TRUE(cards);
  EXPECT_EQ(nets.of<board::Kit>(), board);
  EXPECT_EQ(take(NetNumbers({5, 6})), "");
  EXPECT_NE(nets.of<board::Kit>()->hash(), board->hash());
  EXPECT_EQ(nets.of<cartus::Kit>(), cards);
}

TEST(Nets, GreedyAndTheStrongestSearchHaveThemUnlessTheyPlayByHand) {
  const Nets nets = some_nets();
  for (const char* name : {"greedy", "greedy:novice", "search", "search:strong", "search@50it"})
    EXPECT_EQ(equipped(name, nets).nets, nets.all()) << name;
  for (const char* name :
       {"old-greedy", "search:normal@50it", "search:easy", "old-search", "old-search:easy", "random"})
    EXPECT_TRUE(equipped(name, nets).nets.empty()) << name;
  table::Chair chair;
  chair.kind = table::SeatKind::computer;
  chair.player = "greedy";
  for (const ai::Level& level : ai::levels()) {
    chair.level = level.name;
    EXPECT_EQ(nets.agent_of(chair).nets, nets.all()) << level.name;
  }
}

TEST(Nets, PlayersOfTheCardGameLeaveThatOfTheBoardGameToIt) {
  const ai::Agent greedy = equipped("greedy", some_nets());
  EXPECT_TRUE(ai::net_for<board::Kit>(greedy));
  EXPECT_FALSE(ai::net_for<cartus::Kit>(greedy));
}

/// A game against a computer player.
class ASession final : public test::OneSession {
 public:
  explicit ASession(Nets given) { nets = std::move(given); }
  void TestBody() override {}
  /// Sits down with a computer player.
  void begin(const char* player, const char* level, const Json& setup) {
    Json other = computer();
    other["player"] = player;
    other["level"] = level;
    send({{"type", "new"}, {"setup", setup}, {"seats", {person("Agnes"), other}}, {"seed", std::string(32, '7')}});
  }
  bool wants(const char* player, const char* level, const Json& setup) {
    begin(player, level, setup);
    return session.wants_net();
  }
  /// What the teacher says of the first decision.
  Json advice() {
    begin("random", "novice", {{"board", "classic"}, {"players", 2}});
    while (client.decision.is_null()) step();
    send({{"type", "hint"}});
    for (;;)
      for (const Json& message : step())
        if (message["type"] == "hint") return message;
  }
  /// All inputs up to a version; from version 20 on it has `later`, if there is one.
  std::vector<std::string> play(std::uint64_t versions, const NetPointer& later) {
    begin("greedy", "strong", {{"board", "classic"}, {"players", 2}});
    while (session.match()->version() < versions) {
      if (later && session.match()->version() >= 20) nets = Nets({later});
      if (client.decision.is_null())
        step();
      else
        send(choice(session.match()->version() * 7 % client.decision["options"].size()));
    }
    std::vector<std::string> inputs;
    for (const table::Input& input : session.match()->log()) inputs.push_back(store_text(input));
    return inputs;
  }
};

/// Nets with this one alone, or none.
Nets only(NetPointer net) { return net ? Nets({std::move(net)}) : Nets(); }

std::vector<std::string> played(NetPointer net, const NetPointer& later = {}) {
  return ASession(only(std::move(net))).play(40, later);
}

TEST(Nets, ASessionsPlayersJudgeByIt) {
  const NetPointer one = net_of(NetNumbers({1, 1})), two = net_of(NetNumbers({2, 2}));
  EXPECT_EQ(played(one), played(one));
  EXPECT_NE(played(one), played(two));
  EXPECT_NE(played(one), played({}));
}

TEST(Nets, ASessionTakesItUpInTheMiddleOfAGame) {
  const NetPointer net = net_of(NetNumbers({1, 1}));
  const auto late = played({}, net);
  const auto never = played({});
  EXPECT_TRUE(std::equal(late.begin(), late.begin() + 19, never.begin()));
  EXPECT_NE(late, never);
}

TEST(Nets, ASessionWantsTheOneOfItsGameWhereSomebodyWouldJudgeByIt) {
  const Json board{{"board", "classic"}, {"players", 2}}, cards{{"game", "cartus"}, {"players", 2}};
  const auto wants = [](const Nets& nets, const char* player, const char* level, const Json& setup) {
    return ASession(nets).wants(player, level, setup);
  };
  EXPECT_TRUE(wants({}, "search", "master", board));
  EXPECT_TRUE(wants({}, "greedy", "novice", cards));
  EXPECT_FALSE(wants({}, "search", "hard", board));
  EXPECT_FALSE(wants({}, "random", "master", board));
  EXPECT_FALSE(wants(some_nets(), "search", "master", board));
  EXPECT_TRUE(wants(some_nets(), "search", "master", cards));
}

TEST(Nets, TheTeacherJudgesByThem) {
  const auto advice = [](NetPointer net) { return ASession(only(std::move(net))).advice(); };
  const NetPointer one = net_of(NetNumbers({1, 1})), two = net_of(NetNumbers({2, 2}));
  EXPECT_EQ(advice(one), advice(one));
  EXPECT_NE(advice(one), advice(two));
  EXPECT_NE(advice(one), advice({}));
}

}  // namespace
}  // namespace rattus::host
