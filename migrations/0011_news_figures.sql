CREATE TABLE `news_figures` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`article_id` text NOT NULL,
	`language` text NOT NULL,
	`link` text DEFAULT '' NOT NULL,
	`count` integer NOT NULL,
	`seconds` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`article_id`) REFERENCES `news_articles`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `news_figures_once` ON `news_figures` (`tenant_id`,`article_id`,`language`,`link`);--> statement-breakpoint
CREATE INDEX `files_by_module` ON `files` (`tenant_id`,`module_key`,`created_at`,`id`);