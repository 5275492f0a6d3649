CREATE TABLE `kartlegging_campaigns` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`ends_on` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `kartlegging_campaigns_by_end` ON `kartlegging_campaigns` (`tenant_id`,`ends_on`,`id`);--> statement-breakpoint
CREATE TABLE `kartlegging_calls` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`campaign_id` text NOT NULL,
	`company_id` text NOT NULL,
	`caller_id` text,
	`result` text DEFAULT 'waiting' NOT NULL,
	`called_on` text DEFAULT '' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`company_id`) REFERENCES `kartlegging_companies`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tenant_id`,`campaign_id`) REFERENCES `kartlegging_campaigns`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `kartlegging_calls_once` ON `kartlegging_calls` (`tenant_id`,`campaign_id`,`company_id`);--> statement-breakpoint
CREATE INDEX `kartlegging_calls_of_company` ON `kartlegging_calls` (`tenant_id`,`company_id`);