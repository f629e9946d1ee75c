#include "server/rooms/turns.hpp"

#include <string>

#include <boost/asio/post.hpp>
#include <gtest/gtest.h>

namespace rattus::server {
namespace {

TEST(Turns, AddressesTakeTurnsHoweverMuchOneOfThemWants) {
  boost::asio::io_context context;
  const auto turns = std::make_shared<Turns>(context);
  std::string served;
  for (int i = 0; i < 5; ++i) turns->wait("a", [&] { served += 'a'; });
  turns->wait("b", [&] { served += 'b'; });
  turns->wait("c", [&] { served += 'c'; });
  turns->wait("b", [&] { served += 'b'; });
  EXPECT_EQ(served, "") << "nobody is served at once";
  context.run();
  EXPECT_EQ(served, "abcabaaa");
}

TEST(Turns, WhatIsReadyMeanwhileGoesBetween) {
  boost::asio::io_context context;
  const auto turns = std::make_shared<Turns>(context);
  std::string served;
  const auto serve = [&] { served += 'a'; };
  turns->wait("a", [&] {
    served += 'a';
    boost::asio::post(context, [&] { served += '!'; });
  });
  turns->wait("a", serve);
  turns->wait("a", serve);
  context.run();
  EXPECT_EQ(served, "aa!a");
}

TEST(Turns, WhoeverIsServedMayWaitAgain) {
  boost::asio::io_context context;
  const auto turns = std::make_shared<Turns>(context);
  std::string served;
  std::function<void()> again = [&] {
    served += 'a';
    if (served.size() < 4) turns->wait("a", again);
  };
  turns->wait("a", again);
  turns->wait("b", [&] { served += 'b'; });
  context.run();
  EXPECT_EQ(served, "abaa");
}

TEST(Turns, AFewMayHaveTheirsTogether) {
  boost::asio::io_context context;
  const auto turns = std::make_shared<Turns>(context, 3);
  std::string served;
  for (const char* address : {"a", "b", "c", "d"})
    turns->wait(address, [&, address] {
      served += address;
      boost::asio::post(context, [&] { served += '!'; });
    });
  context.run();
  EXPECT_EQ(served, "abcd!!!!") << "the rest had been called up before";
}

TEST(Turns, NotMoreThanAFewAreServedAtOnceBeforeWhatIsReady) {
  boost::asio::io_context context;
  const auto turns = std::make_shared<Turns>(context);
  const auto served_at_once = [&] {
    unsigned served = 0;
    while (served <= Turns::most_at_once && turns->at_once()) ++served;
    return served;
  };
  unsigned later = 0;
  boost::asio::post(context, [&] { EXPECT_FALSE(turns->at_once()) << "others that were ready have not been served"; });
  EXPECT_EQ(served_at_once(), Turns::most_at_once);
  boost::asio::post(context, [&] { later = served_at_once(); });
  context.run();
  EXPECT_EQ(later, Turns::most_at_once);
}

}  // namespace
}  // namespace rattus::server
