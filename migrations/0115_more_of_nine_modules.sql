CREATE TABLE `be_canvases` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`entrepreneur_id` text NOT NULL,
	`parts` text NOT NULL,
	`updated_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`entrepreneur_id`) REFERENCES `be_entrepreneurs`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `be_ratings` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`entrepreneur_id` text NOT NULL,
	`assessor_id` text,
	`points` text DEFAULT '{}' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`rated_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`entrepreneur_id`) REFERENCES `be_entrepreneurs`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `be_ratings_once` ON `be_ratings` (`tenant_id`,`entrepreneur_id`,`assessor_id`);--> statement-breakpoint
CREATE INDEX `be_ratings_of_assessor` ON `be_ratings` (`tenant_id`,`assessor_id`,`rated_at`);--> statement-breakpoint
CREATE TABLE `be_settings` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`repeat_months` text DEFAULT '[]' NOT NULL,
	`offers` text DEFAULT '{}' NOT NULL,
	`link_key` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `be_plan_tasks` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`entrepreneur_id` text NOT NULL,
	`title` text NOT NULL,
	`area` text DEFAULT '' NOT NULL,
	`path` text DEFAULT '' NOT NULL,
	`path_title` text DEFAULT '' NOT NULL,
	`done_on` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`entrepreneur_id`) REFERENCES `be_entrepreneurs`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `be_plan_tasks_of_entrepreneur` ON `be_plan_tasks` (`tenant_id`,`entrepreneur_id`,`id`);--> statement-breakpoint
CREATE TABLE `be_profile_links` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`entrepreneur_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`recipient` text NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`entrepreneur_id`) REFERENCES `be_entrepreneurs`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `be_profile_links_by_token` ON `be_profile_links` (`token_hash`);--> statement-breakpoint
CREATE INDEX `be_profile_links_of_entrepreneur` ON `be_profile_links` (`tenant_id`,`entrepreneur_id`,`id`);--> statement-breakpoint
CREATE TABLE `course_notes` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`course_id` text NOT NULL,
	`part_id` text NOT NULL,
	`user_id` text NOT NULL,
	`quote` text DEFAULT '' NOT NULL,
	`language` text NOT NULL,
	`words` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`course_id`) REFERENCES `courses`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `course_notes_of_user` ON `course_notes` (`tenant_id`,`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `course_notes_at_part` ON `course_notes` (`tenant_id`,`part_id`,`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `course_readings` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`course_id` text NOT NULL,
	`part_id` text NOT NULL,
	`user_id` text NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`written_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`course_id`) REFERENCES `courses`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `course_readings_of_learner` ON `course_readings` (`tenant_id`,`course_id`,`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `course_readings_of_part` ON `course_readings` (`tenant_id`,`part_id`,`user_id`);--> statement-breakpoint
CREATE TABLE `openings` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`company_id` text NOT NULL,
	`kind` text NOT NULL,
	`title` text NOT NULL,
	`places` integer DEFAULT 1 NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`ends_on` text NOT NULL,
	`module_key` text NOT NULL,
	`reply_id` text,
	`closed_at` integer,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`company_id`) REFERENCES `companies`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `openings_by_end` ON `openings` (`tenant_id`,`closed_at`,`ends_on`,`id`);--> statement-breakpoint
CREATE INDEX `openings_of_company` ON `openings` (`tenant_id`,`company_id`,`ends_on`);--> statement-breakpoint
CREATE TABLE `event_check_in_lists` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`event_id` text NOT NULL,
	`title` text NOT NULL,
	`session_id` text,
	`opens_at` integer,
	`closes_at` integer,
	`has_exit` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`event_id`) REFERENCES `events`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tenant_id`,`session_id`) REFERENCES `event_sessions`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `event_check_in_lists_by_event` ON `event_check_in_lists` (`tenant_id`,`event_id`,`id`);--> statement-breakpoint
CREATE TABLE `event_check_ins` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`list_id` text NOT NULL,
	`registration_id` text NOT NULL,
	`is_exit` integer DEFAULT false NOT NULL,
	`at` integer NOT NULL,
	`by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`list_id`) REFERENCES `event_check_in_lists`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tenant_id`,`registration_id`) REFERENCES `event_registrations`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `event_check_ins_by_list` ON `event_check_ins` (`tenant_id`,`list_id`,`registration_id`,`at`,`is_exit`);--> statement-breakpoint
CREATE INDEX `event_check_ins_by_registration` ON `event_check_ins` (`tenant_id`,`registration_id`,`at`);--> statement-breakpoint
CREATE TABLE `event_door_links` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`event_id` text NOT NULL,
	`list_id` text NOT NULL,
	`title` text NOT NULL,
	`is_kiosk` integer DEFAULT false NOT NULL,
	`token_hash` text NOT NULL,
	`until` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`list_id`) REFERENCES `event_check_in_lists`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `event_door_links_by_token` ON `event_door_links` (`token_hash`);--> statement-breakpoint
CREATE INDEX `event_door_links_by_event` ON `event_door_links` (`tenant_id`,`event_id`,`id`);--> statement-breakpoint
CREATE INDEX `event_door_links_by_list` ON `event_door_links` (`tenant_id`,`list_id`);--> statement-breakpoint
CREATE TABLE `event_materials` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`event_id` text NOT NULL,
	`session_id` text,
	`speaker_id` text,
	`title` text NOT NULL,
	`url` text,
	`file_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`event_id`) REFERENCES `events`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `event_materials_by_event` ON `event_materials` (`tenant_id`,`event_id`,`id`);--> statement-breakpoint
CREATE TABLE `event_speakers` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`event_id` text NOT NULL,
	`session_id` text,
	`name` text NOT NULL,
	`role` text DEFAULT 'speaker' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`event_id`) REFERENCES `events`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `event_speakers_by_token` ON `event_speakers` (`token_hash`);--> statement-breakpoint
CREATE INDEX `event_speakers_by_event` ON `event_speakers` (`tenant_id`,`event_id`,`id`);--> statement-breakpoint
CREATE TABLE `finch_settings` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`is_pseudonymous` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `hms_document_receipts` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`document_id` text NOT NULL,
	`user_id` text NOT NULL,
	`version` integer NOT NULL,
	`read_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`document_id`) REFERENCES `hms_documents`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `hms_document_receipts_of_document` ON `hms_document_receipts` (`tenant_id`,`document_id`,`user_id`);--> statement-breakpoint
CREATE TABLE `hms_documents` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`company_id` text NOT NULL,
	`duty` text NOT NULL,
	`title` text NOT NULL,
	`text` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`reviewed_on` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`company_id`) REFERENCES `hms_companies`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `hms_documents_of_company` ON `hms_documents` (`tenant_id`,`company_id`,`duty`,`reviewed_on`);--> statement-breakpoint
CREATE TABLE `hms_observations` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`company_id` text NOT NULL,
	`text` text NOT NULL,
	`area` text DEFAULT '' NOT NULL,
	`seen_on` text NOT NULL,
	`created_by` text NOT NULL,
	`thanked_at` integer,
	`thanked_by` text,
	`thanks` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`company_id`) REFERENCES `hms_companies`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `hms_observations_by_day` ON `hms_observations` (`tenant_id`,`seen_on`,`id`);--> statement-breakpoint
CREATE INDEX `hms_observations_of_company` ON `hms_observations` (`tenant_id`,`company_id`,`seen_on`);--> statement-breakpoint
CREATE TABLE `hms_roles` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`company_id` text NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`company_id`) REFERENCES `hms_companies`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `hms_roles_once` ON `hms_roles` (`tenant_id`,`company_id`,`user_id`,`role`);--> statement-breakpoint
CREATE INDEX `hms_roles_of_person` ON `hms_roles` (`tenant_id`,`user_id`,`role`,`company_id`);--> statement-breakpoint
CREATE TABLE `kartlegging_follow_ups` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`company_id` text NOT NULL,
	`title` text NOT NULL,
	`owner_id` text,
	`due_on` text NOT NULL,
	`done_on` text DEFAULT '' NOT NULL,
	`reply_id` text,
	`question_id` text,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`company_id`) REFERENCES `kartlegging_companies`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `kartlegging_follow_ups_of_company` ON `kartlegging_follow_ups` (`tenant_id`,`company_id`,`done_on`,`due_on`);--> statement-breakpoint
CREATE INDEX `kartlegging_follow_ups_by_owner` ON `kartlegging_follow_ups` (`tenant_id`,`owner_id`,`done_on`,`due_on`);--> statement-breakpoint
CREATE TABLE `nl_word_lists_given` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`list_id` text NOT NULL,
	`user_id` text NOT NULL,
	`given_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`list_id`) REFERENCES `nl_word_lists`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `nl_word_lists_given_to` ON `nl_word_lists_given` (`tenant_id`,`user_id`,`list_id`);--> statement-breakpoint
CREATE INDEX `nl_word_lists_given_of` ON `nl_word_lists_given` (`tenant_id`,`list_id`);--> statement-breakpoint
CREATE TABLE `nl_rescorings` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`item_id` text NOT NULL,
	`added` text NOT NULL,
	`changes` text NOT NULL,
	`undone_at` integer,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `nl_rescorings_of_item` ON `nl_rescorings` (`tenant_id`,`item_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `nl_words` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`list_id` text,
	`owner_id` text,
	`word` text NOT NULL,
	`sort_word` text NOT NULL,
	`meaning` text DEFAULT '' NOT NULL,
	`sentence` text DEFAULT '' NOT NULL,
	`written` text DEFAULT 'nb' NOT NULL,
	`audio_guid` text,
	`picture_guid` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`list_id`) REFERENCES `nl_word_lists`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `nl_words_of_list` ON `nl_words` (`tenant_id`,`list_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `nl_words_of_owner` ON `nl_words` (`tenant_id`,`owner_id`,`sort_word`);--> statement-breakpoint
CREATE TABLE `nl_word_cards` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`word_id` text NOT NULL,
	`due` integer NOT NULL,
	`stability` real NOT NULL,
	`difficulty` real NOT NULL,
	`scheduled_days` integer NOT NULL,
	`learning_steps` integer NOT NULL,
	`reps` integer NOT NULL,
	`lapses` integer NOT NULL,
	`state` integer NOT NULL,
	`reviewed_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`word_id`) REFERENCES `nl_words`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `nl_word_cards_due` ON `nl_word_cards` (`tenant_id`,`user_id`,`due`);--> statement-breakpoint
CREATE INDEX `nl_word_cards_of_word` ON `nl_word_cards` (`tenant_id`,`word_id`);--> statement-breakpoint
CREATE TABLE `nl_word_lists` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`title` text NOT NULL,
	`sort_title` text NOT NULL,
	`written` text DEFAULT 'nb' NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `nl_word_lists_by_title` ON `nl_word_lists` (`tenant_id`,`sort_title`,`id`);--> statement-breakpoint
CREATE TABLE `nl_word_plans` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`daily_most` integer DEFAULT 40 NOT NULL,
	`new_most` integer DEFAULT 10 NOT NULL,
	`days` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `nl_word_reviews` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`word_id` text NOT NULL,
	`rating` integer NOT NULL,
	`state` integer NOT NULL,
	`due` integer NOT NULL,
	`stability` real NOT NULL,
	`difficulty` real NOT NULL,
	`reviewed_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`word_id`) REFERENCES `nl_words`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `nl_word_reviews_of_user` ON `nl_word_reviews` (`tenant_id`,`user_id`,`reviewed_at`);--> statement-breakpoint
CREATE INDEX `nl_word_reviews_of_word` ON `nl_word_reviews` (`tenant_id`,`word_id`);--> statement-breakpoint
CREATE TABLE `resource_guests` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`resource_id` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`title` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`seats` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`language` text NOT NULL,
	`token_hash` text NOT NULL,
	`code_hash` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`code_until` integer NOT NULL,
	`confirmed_at` integer,
	`forget_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`resource_id`) REFERENCES `resources`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `resource_guests_by_token` ON `resource_guests` (`token_hash`);--> statement-breakpoint
CREATE INDEX `resource_guests_by_forget` ON `resource_guests` (`tenant_id`,`forget_at`);--> statement-breakpoint
CREATE TABLE `resource_open_pages` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`guid` text NOT NULL,
	`is_open` integer DEFAULT true NOT NULL,
	`price` text DEFAULT '' NOT NULL,
	`terms` text DEFAULT '' NOT NULL,
	`needs_approval` integer DEFAULT true NOT NULL,
	`embedded_by` text DEFAULT '[]' NOT NULL,
	`link_key` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`id`) REFERENCES `resources`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `resource_open_pages_by_guid` ON `resource_open_pages` (`guid`);--> statement-breakpoint
CREATE TABLE `resource_scans` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`stocktake_id` text NOT NULL,
	`resource_id` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`photo_guid` text,
	`author_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`stocktake_id`) REFERENCES `resource_stocktakes`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tenant_id`,`resource_id`) REFERENCES `resources`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `resource_scans_once` ON `resource_scans` (`tenant_id`,`stocktake_id`,`resource_id`);--> statement-breakpoint
CREATE TABLE `resource_stocktakes` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`title` text NOT NULL,
	`expected` text NOT NULL,
	`author_id` text NOT NULL,
	`closed_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `resource_stocktakes_in_order` ON `resource_stocktakes` (`tenant_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `verdal_proposals` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`placement_id` text NOT NULL,
	`party` text NOT NULL,
	`kind` text NOT NULL,
	`ends_on` text DEFAULT '' NOT NULL,
	`reason` text NOT NULL,
	`name` text NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`decided_at` integer,
	`decided_by` text,
	`answer` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`placement_id`) REFERENCES `verdal_placements`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `verdal_proposals_of_placement` ON `verdal_proposals` (`tenant_id`,`placement_id`,`created_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `verdal_proposals_open` ON `verdal_proposals` (`tenant_id`,`placement_id`,`party`) WHERE "verdal_proposals"."state" = 'open';--> statement-breakpoint
CREATE TABLE `verdal_weeks` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`placement_id` text NOT NULL,
	`party` text NOT NULL,
	`week_on` text NOT NULL,
	`token_hash` text,
	`meant_for` text NOT NULL,
	`answered_at` integer,
	`attendance` integer,
	`tasks` integer,
	`wellbeing` integer,
	`support` integer,
	`progress` integer,
	`comment` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`placement_id`) REFERENCES `verdal_placements`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `verdal_weeks_of_placement` ON `verdal_weeks` (`tenant_id`,`placement_id`,`week_on`);--> statement-breakpoint
CREATE UNIQUE INDEX `verdal_weeks_by_token` ON `verdal_weeks` (`token_hash`);--> statement-breakpoint
CREATE TABLE `verdal_settings` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`anonymise_months` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `verdal_workplaces` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`places` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
ALTER TABLE `be_files` ADD `kind` text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE `be_entrepreneurs` ADD `first_score` integer DEFAULT -1 NOT NULL;--> statement-breakpoint
ALTER TABLE `be_entrepreneurs` ADD `repeated_at` integer;--> statement-breakpoint
ALTER TABLE `be_entrepreneurs` ADD `shares` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `be_entrepreneurs` ADD `checks` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `be_entrepreneurs` ADD `language` text DEFAULT 'nb' NOT NULL;--> statement-breakpoint
ALTER TABLE `be_entrepreneurs` ADD `asked_months` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `be_entrepreneurs` ADD `customer_path` text;--> statement-breakpoint
ALTER TABLE `course_texts` ADD `cues` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `courses` ADD `checked_on` text;--> statement-breakpoint
ALTER TABLE `courses` ADD `check_by` text;--> statement-breakpoint
ALTER TABLE `courses` ADD `check_told_on` text;--> statement-breakpoint
CREATE INDEX `courses_to_check` ON `courses` (`tenant_id`,`check_by`);--> statement-breakpoint
ALTER TABLE `event_registrations` ADD `source` text DEFAULT 'page' NOT NULL;--> statement-breakpoint
ALTER TABLE `event_registrations` ADD `registered_by` text;--> statement-breakpoint
CREATE INDEX `event_registrations_by_time` ON `event_registrations` (`tenant_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `events` ADD `hours` real;--> statement-breakpoint
ALTER TABLE `hms_deviations` ADD `is_serious` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `hms_deviations` ADD `steps` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `hms_measures` ADD `repeats` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `hms_measures` ADD `again_round_id` text;--> statement-breakpoint
ALTER TABLE `hms_measures` ADD `proven_round_id` text;--> statement-breakpoint
CREATE INDEX `hms_measures_again_in_round` ON `hms_measures` (`tenant_id`,`again_round_id`,`point_id`);--> statement-breakpoint
ALTER TABLE `kartlegging_companies` ADD `token_hash` text;--> statement-breakpoint
CREATE UNIQUE INDEX `kartlegging_companies_by_token` ON `kartlegging_companies` (`token_hash`);--> statement-breakpoint
ALTER TABLE `nl_answers` ADD `accepted` text;--> statement-breakpoint
ALTER TABLE `users` ADD `tour_left_at` integer;--> statement-breakpoint
ALTER TABLE `resource_booking_items` ADD `model` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `resource_booking_items` ADD `handed_out_at` integer;--> statement-breakpoint
ALTER TABLE `resource_booking_items` ADD `returned_at` integer;--> statement-breakpoint
ALTER TABLE `resource_booking_items` ADD `due_back_at` integer;--> statement-breakpoint
CREATE INDEX `resource_booking_items_out` ON `resource_booking_items` (`tenant_id`,`returned_at`,`handed_out_at`);--> statement-breakpoint
CREATE INDEX `resource_booking_items_due_back` ON `resource_booking_items` (`tenant_id`,`due_back_at`);--> statement-breakpoint
CREATE INDEX `resource_booking_items_long` ON `resource_booking_items` (`tenant_id`,`is_held`,`ends_at`) WHERE ends_at - starts_at > 86400000;--> statement-breakpoint
ALTER TABLE `resources` ADD `model` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `learning_contents` ADD `cues` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `verdal_placements` ADD `asks_weekly` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `verdal_placements` ADD `anonymised_at` integer;