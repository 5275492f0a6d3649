CREATE TABLE `form_report_links` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`page_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`hidden` text DEFAULT '[]' NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	`author_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`page_id`) REFERENCES `form_report_pages`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `form_report_links_by_token` ON `form_report_links` (`token_hash`);--> statement-breakpoint
CREATE INDEX `form_report_links_of_page` ON `form_report_links` (`tenant_id`,`page_id`,`id`);--> statement-breakpoint
CREATE TABLE `form_report_pages` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`form_id` text NOT NULL,
	`title` text NOT NULL,
	`from_day` text,
	`to_day` text,
	`blocks` text NOT NULL,
	`frozen` text,
	`published_at` integer,
	`author_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`form_id`) REFERENCES `forms`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `form_report_pages_of_form` ON `form_report_pages` (`tenant_id`,`form_id`,`updated_at`,`id`);--> statement-breakpoint
DROP TABLE `report_pages`;