CREATE TABLE `news_articles` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`guid` text NOT NULL,
	`author_id` text NOT NULL,
	`category_id` text,
	`first_language` text NOT NULL,
	`cover_guid` text,
	`focal_x` integer DEFAULT 50 NOT NULL,
	`focal_y` integer DEFAULT 50 NOT NULL,
	`audience` text DEFAULT 'tenant' NOT NULL,
	`audience_for` text DEFAULT '[]' NOT NULL,
	`tells_bell` integer DEFAULT true NOT NULL,
	`tells_mail` integer DEFAULT false NOT NULL,
	`told_at` integer,
	`asks_confirmation` integer DEFAULT false NOT NULL,
	`pinned_until` integer DEFAULT 0 NOT NULL,
	`heads` text DEFAULT '{}' NOT NULL,
	`states` text DEFAULT '{}' NOT NULL,
	`is_live` integer DEFAULT false NOT NULL,
	`published_at` integer DEFAULT 0 NOT NULL,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `news_articles_by_guid` ON `news_articles` (`tenant_id`,`guid`);--> statement-breakpoint
CREATE INDEX `news_articles_guid` ON `news_articles` (`guid`);--> statement-breakpoint
CREATE INDEX `news_articles_live` ON `news_articles` (`tenant_id`,`is_live`,`published_at`,`id`);--> statement-breakpoint
CREATE INDEX `news_articles_pinned` ON `news_articles` (`tenant_id`,`is_live`,`pinned_until`);--> statement-breakpoint
CREATE INDEX `news_articles_by_category` ON `news_articles` (`tenant_id`,`category_id`,`is_live`,`published_at`,`id`);--> statement-breakpoint
CREATE INDEX `news_articles_by_change` ON `news_articles` (`tenant_id`,`deleted_at`,`updated_at`,`id`);--> statement-breakpoint
CREATE TABLE `news_categories` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`names` text NOT NULL,
	`tint` integer DEFAULT 1 NOT NULL,
	`icon` text NOT NULL,
	`sort_order` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `news_categories_in_order` ON `news_categories` (`tenant_id`,`sort_order`,`id`);--> statement-breakpoint
CREATE TABLE `news_receipts` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`article_id` text NOT NULL,
	`user_id` text NOT NULL,
	`language` text NOT NULL,
	`read_at` integer NOT NULL,
	`confirmed_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`article_id`) REFERENCES `news_articles`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `news_receipts_once` ON `news_receipts` (`tenant_id`,`article_id`,`user_id`);--> statement-breakpoint
CREATE TABLE `news_texts` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`article_id` text NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`lead` text DEFAULT '' NOT NULL,
	`body` text NOT NULL,
	`cover_alt` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`publish_at` integer,
	`unpublish_at` integer,
	`live_version_id` text,
	`next_version_id` text,
	`published_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`article_id`) REFERENCES `news_articles`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `news_texts_by_language` ON `news_texts` (`tenant_id`,`article_id`,`language`);--> statement-breakpoint
CREATE INDEX `news_texts_to_publish` ON `news_texts` (`status`,`publish_at`);--> statement-breakpoint
CREATE INDEX `news_texts_to_unpublish` ON `news_texts` (`status`,`unpublish_at`);--> statement-breakpoint
CREATE TABLE `news_versions` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`article_id` text NOT NULL,
	`language` text NOT NULL,
	`number` integer NOT NULL,
	`title` text NOT NULL,
	`lead` text NOT NULL,
	`body` text NOT NULL,
	`cover_alt` text NOT NULL,
	`minutes` integer NOT NULL,
	`editor_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`article_id`) REFERENCES `news_articles`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `news_versions_by_text` ON `news_versions` (`tenant_id`,`article_id`,`language`,`number`);