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
CREATE INDEX `resource_stocktakes_in_order` ON `resource_stocktakes` (`tenant_id`,`created_at`);