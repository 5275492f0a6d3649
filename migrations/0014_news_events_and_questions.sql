ALTER TABLE `news_articles` ADD `questions` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `news_articles` ADD `event_starts_at` integer;--> statement-breakpoint
ALTER TABLE `news_articles` ADD `event_ends_at` integer;--> statement-breakpoint
ALTER TABLE `news_articles` ADD `event_is_all_day` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `news_articles` ADD `event_place` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `news_articles_by_event` ON `news_articles` (`tenant_id`,`is_live`,`event_starts_at`,`id`);--> statement-breakpoint
ALTER TABLE `news_receipts` ADD `answered` integer DEFAULT 0 NOT NULL;