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
CREATE INDEX `nl_word_reviews_of_word` ON `nl_word_reviews` (`tenant_id`,`word_id`);