insert into users (id, username, username_key, password, email, name, phone, timezone, preferred_time, email_verified_at, phone_verified_at, verification_code, is_active, google_id, apple_id, profile_image_url, reset_token, reset_token_expiry, stripe_customer_id, stripe_subscription_id, subscription_status, billing_status, cancel_at_period_end, subscription_end_date, is_employee, employee_role, prompt_by_email, prompt_by_sms, weekly_by_email, created_at, verification_expiry, verification_tries, deletion_requested_at) values ('01a12fc4-f780-7000-aa27-24f5ddcb7d36', 'fern', 'fern', 'scrypt$16384$8$5$RJoQLnJxJlACc80HrU8Lig$ymVgQah6IOl7QaYb9LShfCd1bhnDdoone-6u3Vs1q1I', 'fern@mail.test', 'Fern', '+12025550110', 'America/New_York', '06:00', null, null, '8ac174643fcf7bb13cca625bb5ab107c953d08d55b98f9d6c51f386ad597bb23', 1, null, null, null, null, null, null, null, 'free', null, 0, null, 0, null, 1, 0, 1, 1791802800000, 1795259220000, 0, null);
insert into users (id, username, username_key, password, email, name, phone, timezone, preferred_time, email_verified_at, phone_verified_at, verification_code, is_active, google_id, apple_id, profile_image_url, reset_token, reset_token_expiry, stripe_customer_id, stripe_subscription_id, subscription_status, billing_status, cancel_at_period_end, subscription_end_date, is_employee, employee_role, prompt_by_email, prompt_by_sms, weekly_by_email, created_at, verification_expiry, verification_tries, deletion_requested_at) values ('01a12fc4-f780-7002-82f2-fcd4735c6f35', 'pearl', 'pearl', 'scrypt$16384$8$5$3MxV6L1xrifuVW_22iRpYQ$NeSiIU7-nxGDVKBk9uvPparfIfHnp5ephIhV3Ft5_Aw', 'pearl@mail.test', 'Pearl', '+12025550120', 'Asia/Kolkata', '06:00', 1791889200000, null, null, 1, null, null, null, null, null, null, null, 'active', 'active', 0, null, 0, null, 1, 0, 1, 1791802800000, null, 0, null);
insert into users (id, username, username_key, password, email, name, phone, timezone, preferred_time, email_verified_at, phone_verified_at, verification_code, is_active, google_id, apple_id, profile_image_url, reset_token, reset_token_expiry, stripe_customer_id, stripe_subscription_id, subscription_status, billing_status, cancel_at_period_end, subscription_end_date, is_employee, employee_role, prompt_by_email, prompt_by_sms, weekly_by_email, created_at, verification_expiry, verification_tries, deletion_requested_at) values ('01a12fc4-f780-7004-af60-00c5f150a464', 'emery', 'emery', 'scrypt$16384$8$5$SPcIGsV3K6GOdywewcMvKg$mwcNPCLkK8cZQ8mGBnw7Ziz8IKJSW-L0BU1FwjbskHk', 'emery@mail.test', 'Emery', '+12025550130', 'America/New_York', '06:00', 1791889200000, null, null, 1, null, null, null, null, null, null, null, 'free', null, 0, null, 1, null, 1, 0, 1, 1791802800000, null, 0, null);
insert into users (id, username, username_key, password, email, name, phone, timezone, preferred_time, email_verified_at, phone_verified_at, verification_code, is_active, google_id, apple_id, profile_image_url, reset_token, reset_token_expiry, stripe_customer_id, stripe_subscription_id, subscription_status, billing_status, cancel_at_period_end, subscription_end_date, is_employee, employee_role, prompt_by_email, prompt_by_sms, weekly_by_email, created_at, verification_expiry, verification_tries, deletion_requested_at) values ('01a12fc4-f780-7006-87bb-dc0113284741', 'lars', 'lars', 'scrypt$16384$8$5$Rua9s1-872T9t-Hg3N8byA$O0qMPhjdS4El5IvCOacbavs77Wh62TapBpB_UI-feLM', 'lars@mail.test', 'Lars', '+12025550140', 'America/New_York', '06:00', 1791889200000, null, null, 1, null, null, null, '04c82eaa9240b6802115fc985ff63c050ac65ba81015db48a63d2b5176218504', 1795262220000, null, null, 'free', 'canceled', 0, 1767225600000, 0, null, 1, 0, 1, 1791802800000, null, 0, null);
insert into users (id, username, username_key, password, email, name, phone, timezone, preferred_time, email_verified_at, phone_verified_at, verification_code, is_active, google_id, apple_id, profile_image_url, reset_token, reset_token_expiry, stripe_customer_id, stripe_subscription_id, subscription_status, billing_status, cancel_at_period_end, subscription_end_date, is_employee, employee_role, prompt_by_email, prompt_by_sms, weekly_by_email, created_at, verification_expiry, verification_tries, deletion_requested_at) values ('01a1fdb8-5b00-7000-b757-be7400f8144b', 'bruno', 'bruno', 'scrypt$16384$8$5$_Zo9GRO2IBa5WSaPfVjtpQ$q9jVSwb9-c4FKz-jikqFvTy7QY9t8UTfZd6-R_NLSyA', 'bruno@mail.test', 'Bruno', '+12025550150', 'America/New_York', '06:00', null, null, null, 0, null, null, null, null, null, null, null, 'free', null, 0, null, 0, null, 1, 0, 1, 1795258080000, null, 0, null);
insert into users (id, username, username_key, password, email, name, phone, timezone, preferred_time, email_verified_at, phone_verified_at, verification_code, is_active, google_id, apple_id, profile_image_url, reset_token, reset_token_expiry, stripe_customer_id, stripe_subscription_id, subscription_status, billing_status, cancel_at_period_end, subscription_end_date, is_employee, employee_role, prompt_by_email, prompt_by_sms, weekly_by_email, created_at, verification_expiry, verification_tries, deletion_requested_at) values ('01a1fdb8-5b00-7002-a969-97e39d468516', 'wilma', 'wilma', 'scrypt$16384$8$5$YMuf83EoDVCGC8I754XIyQ$Xn5eH5-qzE0DVkvSNDwRq5_TXviMkGXOSJpflLzu0YU', 'wilma@mail.test', 'Wilma', '+12025550160', 'America/New_York', '06:00', null, null, null, 0, null, null, null, null, null, null, null, 'free', null, 0, null, 0, null, 1, 0, 1, 1795258080000, null, 0, 1795258320000);
insert into users (id, username, username_key, password, email, name, phone, timezone, preferred_time, email_verified_at, phone_verified_at, verification_code, is_active, google_id, apple_id, profile_image_url, reset_token, reset_token_expiry, stripe_customer_id, stripe_subscription_id, subscription_status, billing_status, cancel_at_period_end, subscription_end_date, is_employee, employee_role, prompt_by_email, prompt_by_sms, weekly_by_email, created_at, verification_expiry, verification_tries, deletion_requested_at) values ('01a1fdba-2fc0-7003-a3e5-c821fef77c3b', null, null, null, 'gina@mail.test', 'Gina', null, 'America/New_York', '08:00', 1795258200000, null, null, 1, 'google-gina', null, null, null, null, null, null, 'free', null, 0, null, 0, null, 1, 0, 1, 1795258200000, null, 0, null);
insert into users (id, username, username_key, password, email, name, phone, timezone, preferred_time, email_verified_at, phone_verified_at, verification_code, is_active, google_id, apple_id, profile_image_url, reset_token, reset_token_expiry, stripe_customer_id, stripe_subscription_id, subscription_status, billing_status, cancel_at_period_end, subscription_end_date, is_employee, employee_role, prompt_by_email, prompt_by_sms, weekly_by_email, created_at, verification_expiry, verification_tries, deletion_requested_at) values ('01a1fdba-2fc0-7005-b169-d67961ccb940', null, null, null, 'anton@mail.test', 'Anton Hill', null, 'America/New_York', '08:00', 1795258200000, null, null, 1, null, 'apple-anton', null, null, null, null, null, 'free', null, 0, null, 0, null, 1, 0, 1, 1795258200000, null, 0, null);
insert into sessions (id, token_hash, user_id, device, created_at, last_seen_at, ended_at) values ('01a12fc4-f780-7001-8670-6a60aba69d40', 'd0ffab767620e5e371dfc456323ade34c890d48a90525718e2243a90d556e509', '01a12fc4-f780-7000-aa27-24f5ddcb7d36', 'test browser', 1791802800000, 1791802800000, 1795172400000);
insert into sessions (id, token_hash, user_id, device, created_at, last_seen_at, ended_at) values ('01a12fc4-f780-7003-ab7a-aa1e722a1856', '297c76b72494601a62eed47ddb106153a0d6fe5fd896b6e7cff61b4cd1ecc3cd', '01a12fc4-f780-7002-82f2-fcd4735c6f35', 'test browser', 1791802800000, 1795172400000, 1795172400000);
insert into sessions (id, token_hash, user_id, device, created_at, last_seen_at, ended_at) values ('01a12fc4-f780-7005-b800-99879fe1c421', '5aede8d8181fff433f64ac37e9fb26bb4acbc94ff0a203064873fa0205b12d28', '01a12fc4-f780-7004-af60-00c5f150a464', 'test browser', 1791802800000, 1791802800000, 1795172400000);
insert into sessions (id, token_hash, user_id, device, created_at, last_seen_at, ended_at) values ('01a12fc4-f780-7007-a788-55a994d9377e', '59be98fa1b84eca21b4e1eb0ae004055e0d5589840d24f63f8392a6daf2c4f41', '01a12fc4-f780-7006-87bb-dc0113284741', 'test browser', 1791802800000, 1791802800000, 1795172400000);
insert into sessions (id, token_hash, user_id, device, created_at, last_seen_at, ended_at) values ('01a1fdb8-5b00-7001-9075-4936fb3d7377', '3195375efa1980b04d1263bdea47e844c85eccdccff0e75ed4b210539b38299b', '01a1fdb8-5b00-7000-b757-be7400f8144b', 'test browser', 1795258080000, 1795258080000, null);
insert into sessions (id, token_hash, user_id, device, created_at, last_seen_at, ended_at) values ('01a1fdb8-5b00-7003-bc7b-dc679c8a964a', '9a62303fe2df9e2a2948386ab53c627bf852999e89c7377eeb10689bca5b384a', '01a1fdb8-5b00-7002-a969-97e39d468516', 'test browser', 1795258080000, 1795258080000, 1795258320000);
insert into sessions (id, token_hash, user_id, device, created_at, last_seen_at, ended_at) values ('01a1f89c-fb80-7000-83a3-c28180251d70', 'f6d3bb1c6002d68971b40c0ae1e88eb17c3bd3972f9227d8b9c20e9be060df1a', '01a12fc4-f780-7000-aa27-24f5ddcb7d36', 'test browser', 1795172400000, 1795172400000, null);
insert into sessions (id, token_hash, user_id, device, created_at, last_seen_at, ended_at) values ('01a1f89c-fb80-7001-a357-314123de98cc', 'd1e51595c47273b5aed7c75e0508f8291c55e7e6bcf849bef15bd1473a304a17', '01a12fc4-f780-7002-82f2-fcd4735c6f35', 'test browser', 1795172400000, 1795172400000, null);
insert into sessions (id, token_hash, user_id, device, created_at, last_seen_at, ended_at) values ('01a1f89c-fb80-7002-933a-eb3084a64fa8', 'aefb24fc44492494cf445355b4a6cb9ebe15d13f97a9dab1d04df217764daac9', '01a12fc4-f780-7004-af60-00c5f150a464', 'test browser', 1795172400000, 1795172400000, null);
insert into sessions (id, token_hash, user_id, device, created_at, last_seen_at, ended_at) values ('01a1f89c-fb80-7003-a25f-3de93ee3e34d', 'cd078ffec85611e1d9cc499764dfb078d1773acfef5c4b5a259355941c8c9c0a', '01a12fc4-f780-7006-87bb-dc0113284741', 'test browser', 1795172400000, 1795172400000, null);
insert into sessions (id, token_hash, user_id, device, created_at, last_seen_at, ended_at) values ('01a1fdba-2fc0-7004-a525-aa1f66328eac', '81f8ad8d7fca78a01a3007501015c71dc7f05bc8d1ea613281fb6cd7ef0f1c5b', '01a1fdba-2fc0-7003-a3e5-c821fef77c3b', 'test browser', 1795258200000, 1795258200000, null);
insert into sessions (id, token_hash, user_id, device, created_at, last_seen_at, ended_at) values ('01a1fdba-2fc0-7006-a7cf-57e77053996f', '0c080b5c1af285f9f06e8d603a9f0fc54d5ac31de452192c76fb164c9bd7be52', '01a1fdba-2fc0-7005-b169-d67961ccb940', 'test browser', 1795258200000, 1795258200000, null);
insert into sessions (id, token_hash, user_id, device, created_at, last_seen_at, ended_at) values ('01a1fdc0-9860-7002-b189-5418d6addab3', '645de0f0bf079e68135f6c5addcc1f2b25b26747c69ee97baf0267f2d047e4d8', '01a12fc4-f780-7002-82f2-fcd4735c6f35', 'test browser', 1795258620000, 1795258620000, 1795258620000);
insert into sessions (id, token_hash, user_id, device, created_at, last_seen_at, ended_at) values ('01a1fdc0-9860-7003-b25a-01977c1cbb39', '981de011ecb8b52ae08c2b89ed6f35413bf0472e46dff9e28782b861a254ba5c', '01a12fc4-f780-7000-aa27-24f5ddcb7d36', 'test browser', 1795258620000, 1795258620000, null);
insert into sessions (id, token_hash, user_id, device, created_at, last_seen_at, ended_at) values ('01a1fdc0-9860-7004-96c4-07ec7477f2a5', 'a2590514c3d5224b8b6134e2254d8f7846f9e0f93dcd935d98c54756b6c93df4', '01a12fc4-f780-7002-82f2-fcd4735c6f35', 'test browser', 1795258620000, 1795258620000, null);
insert into sessions (id, token_hash, user_id, device, created_at, last_seen_at, ended_at) values ('01a1fdc0-9860-7005-9198-50716c293bdf', 'a5735a667956c18faac93609f11a8c987373ca337add4120a09aea078c07d95a', '01a12fc4-f780-7004-af60-00c5f150a464', 'test browser', 1795258620000, 1795258620000, null);
insert into sessions (id, token_hash, user_id, device, created_at, last_seen_at, ended_at) values ('01a1fdc0-9860-7006-824e-3694c6be0f3f', 'ed98d0b30df63dd68f5407d0dd213e1d89f28dbfc827732d952de874395fc716', '01a12fc4-f780-7006-87bb-dc0113284741', 'test browser', 1795258620000, 1795258620000, null);
insert into rate_counters (key, count, resets_at) values ('signup:198.18.0.1', 2, 1795261680000);
insert into rate_counters (key, count, resets_at) values ('signin:198.18.0.1:fern', 0, 1795259520000);
insert into rate_counters (key, count, resets_at) values ('signin:198.18.0.1', 0, 1795259220000);
insert into rate_counters (key, count, resets_at) values ('signin:198.18.0.1:pearl', 0, 1795259520000);
insert into rate_counters (key, count, resets_at) values ('signin:198.18.0.1:emery', 0, 1795259520000);
insert into rate_counters (key, count, resets_at) values ('signin:198.18.0.1:lars', 0, 1795259520000);
insert into rate_counters (key, count, resets_at) values ('passkey:198.18.0.1', 2, 1795258800000);
insert into rate_counters (key, count, resets_at) values ('identity:198.18.0.1', 4, 1795258800000);
insert into rate_counters (key, count, resets_at) values ('reset:198.18.0.1', 1, 1795262220000);
insert into rate_counters (key, count, resets_at) values ('reset:198.18.0.1:lars@mail.test', 1, 1795262220000);
insert into rate_counters (key, count, resets_at) values ('code:fern@mail.test', 1, 1795262220000);
insert into rate_counters (key, count, resets_at) values ('contact:198.18.0.1', 1, 1795262220000);
insert into contact_messages (id, name, email, subject, message, created_at, handed_over_at) values ('01a1fdc0-9860-7007-b0b4-af55074c4058', 'Vera', 'vera@mail.test', 'A question', 'It''s about "export".
Second line', 1795258620000, null);
insert into entries (id, user_id, date, gratitude_text, goals_text, diary_text, ai_response, responded_at, asked_at, version, created_at, updated_at, search_text) values ('01a16344-8f80-7000-a89c-d5218bd5b99f', '01a12fc4-f780-7002-82f2-fcd4735c6f35', '2026-10-22', 'Rain on the roof
Mum''s call, "twice"', 'Read 10 pages
Walk', 'A page of the diary, 30 days ago.

"It''s quiet."', 'Pearl,

There it is, in your own words: “Mum''s call, ‘twice’”. Love of that kind rarely announces itself; it asks whether you have eaten. You did not stop there, and added “Rain on the roof”. It will not come again in just that way, which may be why it was worth a line.

Thanks is a good tailwind. As for the hours ahead: “Read 10 pages”, before “Walk” can argue. Being a beginner is the price, and it is not a high one. Open it at the right place and leave it lying there.

Go gently, and begin.', 1792666800000, null, 2, 1792666800000, 1792666800000, 'rain on the roof
mum''s call, "twice"
read 10 pages
walk
a page of the diary, 30 days ago.

"it''s quiet."');
insert into entries (id, user_id, date, gratitude_text, goals_text, diary_text, ai_response, responded_at, asked_at, version, created_at, updated_at, search_text) values ('01a1ee50-4380-7000-a66a-5101143d95b6', '01a12fc4-f780-7002-82f2-fcd4735c6f35', '2026-11-18', '感謝 für Köln ☕
A letter', '50% of the report
Buy oranges_', 'A page of the diary, 3 days ago.

"It''s quiet."', 'Good morning, Pearl.

Let us start at the end of your page, with “50% of the report”. It does not need your whole day, only a stretch of it that nobody else gets. Clear the screen of everything else, and let it be the only thing there. After it, there is room for “Buy oranges_”.

Take “A letter” along as you go. It may look slight to anyone else, and it was yours to see. On October 22 you wrote “Rain on the roof”. That belongs to the ground you stand on, too.

If only one thing works out today, let it be that.', 1794999600000, null, 2, 1794999600000, 1794999600000, '感謝 fur koln ☕
a letter
50% of the report
buy oranges_
a page of the diary, 3 days ago.

"it''s quiet."');
insert into entries (id, user_id, date, gratitude_text, goals_text, diary_text, ai_response, responded_at, asked_at, version, created_at, updated_at, search_text) values ('01a1f89c-fb80-7000-8bf3-3929c15799c0', '01a12fc4-f780-7002-82f2-fcd4735c6f35', '2026-11-20', 'The first frost', 'Call home', 'A page of the diary, 1 days ago.

"It''s quiet."', 'Somewhere on your page stands “The first frost”, and it is worth stopping there. There will be louder things today, and few that are truer. And do not forget “Rain on the roof”, which you wrote on October 22.

What you want from the day is “Call home”. Send one line now: that you are thinking of them, and when would suit.

Whatever comes in between, you know where you started.', 1795172400000, null, 2, 1795172400000, 1795172400000, 'the first frost
call home
a page of the diary, 1 days ago.

"it''s quiet."');
insert into entries (id, user_id, date, gratitude_text, goals_text, diary_text, ai_response, responded_at, asked_at, version, created_at, updated_at, search_text) values ('01a1f376-9f80-7000-a1a3-d571d8caf88a', '01a12fc4-f780-7002-82f2-fcd4735c6f35', '2026-11-19', 'New words', 'Old wins', '', 'Pearl,

“New words”. No decoration, and none needed. Happiness tends to be specific, and so were you. Leaf back a little, and there is “A letter”, written yesterday.

When you turn to the day, there is “Old wins”. Picture where you will be standing when you begin, and go and stand there.

It is a good page to start from.', 1795086000000, null, 2, 1795086000000, 1795086000000, 'new words
old wins');
insert into entries (id, user_id, date, gratitude_text, goals_text, diary_text, ai_response, responded_at, asked_at, version, created_at, updated_at, search_text) values ('01a1f376-9f80-7001-a0e2-959217e46903', '01a12fc4-f780-7002-82f2-fcd4735c6f35', '2021-03-04', 'Brought along', '', 'From another app', '', null, null, 1, 1795086000000, 1795086000000, 'brought along
from another app');
insert into entries (id, user_id, date, gratitude_text, goals_text, diary_text, ai_response, responded_at, asked_at, version, created_at, updated_at, search_text) values ('01a1f89c-fb80-7004-85ac-d6b66e780d3f', '01a12fc4-f780-7006-87bb-dc0113284741', '2026-11-20', 'Warm bread
The quiet street', 'Call my sister
Walk to work', '', 'Dear Lars,

Before anything is asked of you, there is “Warm bread”. Pleasures of that kind come back daily and still manage to be new. With “The quiet street” next to it, the page begins to look like a life. An hour that nobody else wants is an hour that belongs to you entirely.

Thanks is a good tailwind. As for the hours ahead: “Walk to work”, before “Call my sister” can argue. The body seldom wants to start and seldom regrets having started. Lay out what you will wear before the day has an opinion.

One step and then the next; you know how this goes.', 1795172400000, null, 1, 1795172400000, 1795172400000, 'warm bread
the quiet street
call my sister
walk to work');
insert into entries (id, user_id, date, gratitude_text, goals_text, diary_text, ai_response, responded_at, asked_at, version, created_at, updated_at, search_text) values ('01a1f89c-fb80-7005-884f-1a8a43018fd5', '01a12fc4-f780-7004-af60-00c5f150a464', '2026-11-20', 'Warm bread
The quiet street', 'Call my sister
Walk to work', '', 'You know what you want from today, at least in part: “Walk to work”. One is usually on better terms with the day afterwards. Promise yourself the first five minutes only; you may turn back after that, and you probably will not. Let “Call my sister” come later.

Behind you, meanwhile, there is “Warm bread”. Taste is attention with a spoon in its hand. Nor did you forget “The quiet street”. Before the voices start, one can hear what one thinks. From what is given to what is to be done is a shorter way than it seems.

This evening, look at the page again and see how much of it came true.', 1795172400000, null, 1, 1795172400000, 1795172400000, 'warm bread
the quiet street
call my sister
walk to work');
insert into entries (id, user_id, date, gratitude_text, goals_text, diary_text, ai_response, responded_at, asked_at, version, created_at, updated_at, search_text) values ('01a1fdba-2fc0-7000-8c2c-ac7ab267082e', '01a12fc4-f780-7000-aa27-24f5ddcb7d36', '2026-11-21', 'Guest thanks', 'Guest wins', 'Guest diary', 'Good morning, Fern.

Before anything is asked of you, there is “Guest thanks”. It may look slight to anyone else, and it was yours to see.

One goal stands on the page, “Guest wins”, and one is a good number. Picture where you will be standing when you begin, and go and stand there.

May this Saturday be kind to you in return.', 1795258200000, null, 2, 1795258200000, 1795258200000, 'guest thanks
guest wins
guest diary');
insert into entries (id, user_id, date, gratitude_text, goals_text, diary_text, ai_response, responded_at, asked_at, version, created_at, updated_at, search_text) values ('01a1fdba-2fc0-7001-9790-14fa13c0bf11', '01a12fc4-f780-7000-aa27-24f5ddcb7d36', '2026-11-20', 'Nobody answered', 'Ask again', '', null, null, null, 1, 1795258200000, 1795258200000, 'nobody answered
ask again');
insert into entries (id, user_id, date, gratitude_text, goals_text, diary_text, ai_response, responded_at, asked_at, version, created_at, updated_at, search_text) values ('wilmas', '01a1fdb8-5b00-7002-a969-97e39d468516', '2026-11-20', 'To be erased', 'x', '', null, null, null, 1, 1, 1, 'to be erased');
insert into removed_entries (id, user_id, date, gratitude_text, goals_text, diary_text, ai_response, responded_at, asked_at, version, created_at, updated_at, search_text, removed_at) values ('01a1fdc3-3070-7000-837b-2a52ea9a40aa', '01a12fc4-f780-7002-82f2-fcd4735c6f35', '2026-11-21', 'Removed by mistake', 'Bring this back', '', 'Out of a whole life, this morning, “Removed by mistake”. It will bear a second look this evening. On October 22 you wrote “Rain on the roof”. That belongs to the ground you stand on, too.

With that behind you, “Bring this back” starts from solid ground. Further off, “Run the river loop” stands at 40 percent, with 33 days left; for today it may wait. Tell somebody that you mean to do it; the rest of you will hear it too.

Leave a little room around it all; good things need somewhere to land.', 1795258790000, null, 1, 1795258790000, 1795258790000, 'removed by mistake
bring this back', 1795258790000);
insert into guest_diaries (user_id, entry_id, taken_at) values ('01a12fc4-f780-7000-aa27-24f5ddcb7d36', '01a1fdba-2fc0-7000-8c2c-ac7ab267082e', 1795258200000);
insert into goals (id, user_id, title, description, category, priority, target_date, target_time, reminder_enabled, reminder_frequency, reminder_time, status, is_smart_goal, specific, measurable, achievable, relevant, time_bound, progress, milestones, milestones_done, last_reminder_sent, created_at, updated_at) values ('019aa000-0000-7000-8000-000000000001', '01a12fc4-f780-7002-82f2-fcd4735c6f35', 'Run the river loop', 'Ten "easy" kilometres', 'health', 'high', '2026-12-24', null, 1, 'weekly', '07:30', 'active', 1, 's', 'm', 'a', 'r', 't', 40, '["Shoes","5 km","8 km"]', '["Shoes"]', null, 1793530800000, 1795086000000);
insert into goals (id, user_id, title, description, category, priority, target_date, target_time, reminder_enabled, reminder_frequency, reminder_time, status, is_smart_goal, specific, measurable, achievable, relevant, time_bound, progress, milestones, milestones_done, last_reminder_sent, created_at, updated_at) values ('019aa000-0000-7000-8000-000000000002', '01a12fc4-f780-7002-82f2-fcd4735c6f35', 'Paint the shed', '', 'health', 'high', '2026-12-24', null, 0, 'weekly', null, 'completed', 0, '', '', '', '', '', 100, '[]', '[]', null, 1793530800000, 1795086000000);
insert into goals (id, user_id, title, description, category, priority, target_date, target_time, reminder_enabled, reminder_frequency, reminder_time, status, is_smart_goal, specific, measurable, achievable, relevant, time_bound, progress, milestones, milestones_done, last_reminder_sent, created_at, updated_at) values ('019aa000-0000-7000-8000-000000000003', '01a12fc4-f780-7006-87bb-dc0113284741', 'Learn 20 songs', '', 'health', 'high', '2026-12-24', null, 0, 'weekly', null, 'active', 0, '', '', '', '', '', 0, '[]', '[]', null, 1793530800000, 1795086000000);
insert into pending_identities (token_hash, provider, subject, email, email_verified, name, picture, timezone, expires_at) values ('15a0105852e10c9ee37be60d44c77218a8fb3937ff448aab254c379c3286dfe3', 'google', 'google-half', 'half@mail.test', 1, null, null, 'America/New_York', 1795259220000);
insert into sign_in_attempts (state, provider, timezone, expires_at) values ('50410f582dc4b6eec714bf95febea5f517b13ed37a81a6af70bdc759e00bce96', 'google', 'America/New_York', 1795259220000);
insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name, created_at, last_used_at) values ('01a1fdba-2fc0-7002-9afb-5fcb564e177a', '01a12fc4-f780-7002-82f2-fcd4735c6f35', 'Ecpc9e1bhIxX-oG5xq68gw', 'pQECAyYgASFYINEaGJjINi3XllMAMRplzQAeJdpoCuaUoGBf2UBuKHtHIlggaLJnuDGRB3yAhSKhp7XCzRL8dnn1vjZ60HHTT1iq4zc', 0, '["internal"]', 'Old phone', 1795258200000, null);
insert into passkey_challenges (challenge, user_id, expires_at) values ('CnEmVZ7mnce807JbTnd4SbkvmRFCxok4RLVhmo3HvJg', null, 1795258920000);
